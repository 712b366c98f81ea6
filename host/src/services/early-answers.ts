/** Requests that the page's first inline script has started (performance.md), by address. */
export type EarlyAnswers = Record<string, Promise<Response>>;

declare global {
  interface Window {
    __AYLAL_EARLY?: EarlyAnswers;
    dataLayer?: unknown[];
  }
}

/** Hands out each early answer once, so that a later read is a fresh one. */
export function takeEarlyFrom(started: EarlyAnswers = {}): (url: string) => Promise<Response> | undefined {
  return (url) => {
    const answer = started[url];
    if (answer) delete started[url];
    return answer;
  };
}
