/** The clock of a page. */
export interface PageClock {
  now(): Date;
  /** From now on it is the device's. */
  release(): void;
}

/** Stands at the instant that a server has rendered until the page is hydrated, so that both show the same day; a page without one goes from the start. */
export function createPageClock(renderedAt: string | undefined): PageClock {
  let standing = renderedAt === undefined ? null : new Date(renderedAt);
  return {
    now: () => standing ?? new Date(),
    release() {
      standing = null;
    },
  };
}
