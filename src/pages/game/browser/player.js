/**
 * Which step of a game is shown, and playing it on by the clock.
 * @param {number} last the number of the last step, from 0
 * @param {() => number} pause milliseconds between two steps
 * @param {(step: number, playing: boolean) => void} show is told of each change
 */
export const createPlayer = (last, pause, show) => {
  let step = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const tell = () => show(step, timer !== undefined);
  /** @param {number} to */
  const go = (to) => {
    stop();
    step = Math.min(Math.max(to, 0), last);
    tell();
  };
  const playOn = () => {
    step += 1;
    timer = step < last ? setTimeout(playOn, pause()) : undefined;
    tell();
  };

  return {
    go,
    /** @param {number} steps */
    move: (steps) => go(step + steps),
    first: () => go(0),
    last: () => go(last),
    /** Plays, from the start when the end is shown; or stops playing. */
    toggle: () => {
      if (timer !== undefined) {
        stop();
      } else if (last > 0) {
        if (step === last) step = 0;
        timer = setTimeout(playOn, pause());
      }
      tell();
    },
  };
};
