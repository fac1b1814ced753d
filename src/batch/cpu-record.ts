import { performance } from 'node:perf_hooks';
import { type RunRecord, writeRecord } from './run-record.ts';

/** Keeps the CPU time that went into a results file in the record beside it. */
export interface CpuRecord {
  /** To be called when rows were written: saves the time now and then, so that a killed run loses little of it. */
  readonly update: () => void;
  /** Saves the time for good. */
  readonly close: () => void;
}

/** Time between two savings of the record. */
const SAVED_EVERY_MS = 2_000;

/**
 * Begins to measure this process, all its threads together.
 * @param record the record as it stands beside the results file.
 * @param deals what the file held before this run: of a record without a time, nobody measured these.
 */
export function openCpuRecord(out: string, record: RunRecord, deals: number): CpuRecord {
  const start = process.cpuUsage();
  const { cpuSeconds: before = 0 } = record;
  const unmeasured = record.cpuSeconds === undefined ? deals : (record.unmeasuredDeals ?? 0);
  let saved = performance.now();
  const save = () => {
    const { user, system } = process.cpuUsage(start);
    const cpuSeconds = Math.round((before + (user + system) / 1e6) * 1000) / 1000;
    saved = performance.now();
    try {
      writeRecord(out, { ...record, cpuSeconds, ...(unmeasured > 0 ? { unmeasuredDeals: unmeasured } : {}) });
    } catch {
      // A time is not worth ending a run for; when the disk is full the next rows say so.
    }
  };
  return {
    update() {
      if (performance.now() - saved >= SAVED_EVERY_MS) save();
    },
    close: save,
  };
}
