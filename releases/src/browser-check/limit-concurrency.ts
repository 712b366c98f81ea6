/** How many may wait for a turn, and for how long. */
export interface ConcurrencyLimits {
  readonly mostWaiting: number;
  readonly waitMs: number;
}

/** Lets work run one after another, in the order in which it came. What would wait too long, or behind too many, is not begun: null. */
export function limitConcurrency({ mostWaiting, waitMs }: ConcurrencyLimits) {
  const waiting: (() => void)[] = [];
  let isBusy = false;

  function turn(): Promise<boolean> {
    return new Promise((resolve) => {
      const come = () => {
        clearTimeout(late);
        resolve(true);
      };
      const late = setTimeout(() => {
        waiting.splice(waiting.indexOf(come), 1);
        resolve(false);
      }, waitMs);
      waiting.push(come);
    });
  }

  return async function interleave<T>(work: () => Promise<T>): Promise<T | null> {
    if (isBusy && (waiting.length >= mostWaiting || !(await turn()))) return null;
    isBusy = true;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else isBusy = false;
    }
  };
}
