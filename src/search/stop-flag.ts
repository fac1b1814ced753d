/**
 * One shared word that tells every search thread to stop. Threads poll it; a running task is never aborted from
 * outside, because that can crash the process.
 */
export type StopFlag = Int32Array<SharedArrayBuffer>;

/** Makes a flag that is not raised. Handing it to a worker thread shares it, it is not copied. */
export function createStopFlag(): StopFlag {
  return new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
}

/** Raises the flag for all threads that share it. */
export function requestStop(flag: StopFlag): void {
  Atomics.store(flag, 0, 1);
}

/** Whether the flag has been raised. */
export function stopRequested(flag: StopFlag): boolean {
  return Atomics.load(flag, 0) !== 0;
}
