/** Server builds that have just failed: for a while their pages are rendered in the browser, so that one bad release does not cost a thread at every visit. */
export interface RestingReleases {
  rests(name: string): boolean;
  rest(name: string): void;
}

export function createRestingReleases({ forMs, now }: { forMs: number; now: () => number }): RestingReleases {
  const until = new Map<string, number>();
  return {
    rests(name) {
      const end = until.get(name);
      if (end === undefined || end > now()) return end !== undefined;
      until.delete(name);
      return false;
    },
    rest: (name) => void until.set(name, now() + forMs),
  };
}
