const withoutIdleMs = 2_000;

/** Calls once the page has nothing to do; in a browser that does not tell, two seconds later. */
export function whenIdle(page: Window, act: () => unknown): void {
  if ('requestIdleCallback' in page) page.requestIdleCallback(() => act());
  else (page as Window).setTimeout(act, withoutIdleMs);
}
