import type { ResultOf } from '@aylal/contracts';
import { getConfig } from '@aylal/contracts/shell';

/** Requests that the page's first inline script has started (performance.md), by address. */
export type PreloadedAnswers = Record<string, Promise<Response>>;

declare global {
  interface Window {
    __AYLAL_EARLY?: PreloadedAnswers;
    dataLayer?: unknown[];
  }
}

/** Hands out each early answer once, so that a later read is a fresh one. */
export function takePreloaded(started: PreloadedAnswers = {}): (url: string) => Promise<Response> | undefined {
  return (url) => {
    const answer = started[url];
    if (answer) delete started[url];
    return answer;
  };
}

type Take = (url: string) => Promise<Response> | undefined;

/** The same, with the configuration that the page carries: the first who asks for it needs no request. */
export function takeConfig(config: ResultOf<typeof getConfig> | null, early: Take): Take {
  let carried = config;
  return (url) => {
    if (url !== getConfig.path || carried === null) return early(url);
    const answer = Response.json({ status_code: 200, message: '', result: carried });
    carried = null;
    return Promise.resolve(answer);
  };
}
