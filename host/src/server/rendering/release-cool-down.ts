/** Server builds that have just failed: for a while their pages are rendered in the browser, so that one bad release does not cost a thread at every visit. */
export interface ReleaseCoolDown {
  rests(name: string): boolean;
  /** It threw, hung, or outgrew its memory. */
  failed(name: string): void;
  /** It took too long, which a busy machine does to the best: after three in a row the machine gets a short rest. */
  late(name: string): void;
  rendered(name: string): void;
}

const mostLate = 3;

const lateRestMs = 5000;

export function createReleaseCoolDown({ forMs, now }: { forMs: number; now: () => number }): ReleaseCoolDown {
  const until = new Map<string, number>();
  const lateInARow = new Map<string, number>();
  const rest = (name: string, ms: number) => {
    lateInARow.delete(name);
    until.set(name, Math.max(until.get(name) ?? 0, now() + ms));
  };
  return {
    failed: (name) => rest(name, forMs),
    rests(name) {
      const end = until.get(name);
      if (end === undefined) return false;
      if (end > now()) return true;
      until.delete(name);
      return false;
    },
    late(name) {
      const count = (lateInARow.get(name) ?? 0) + 1;
      lateInARow.set(name, count);
      if (count >= mostLate) rest(name, lateRestMs);
    },
    rendered: (name) => void lateInARow.delete(name),
  };
}
