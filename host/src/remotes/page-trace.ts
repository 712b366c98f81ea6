type TimedPage = { readonly performance: Pick<Performance, 'getEntriesByType'> };

/** What the browser says of how the page came. */
type Arrival = Pick<PerformanceEntry, 'name'> & Partial<Pick<PerformanceNavigationTiming, 'serverTiming'>>;

type ReportingPage = TimedPage & { readonly navigator: Pick<Navigator, 'sendBeacon'> };

/** The trace of the page's own request, as the server's answer names it for what the page asks later; undefined for a page from a cache. */
export function pageTrace({ performance }: TimedPage): string | undefined {
  const [page]: readonly Arrival[] = performance.getEntriesByType('navigation');
  return page?.serverTiming?.find(({ name }) => name === 'traceparent')?.description;
}

/** Tells the host's server something of this page, also while it is being left. */
export function sendReport(page: ReportingPage, report: object): void {
  page.navigator.sendBeacon('/health-beacon', JSON.stringify({ ...report, traceparent: pageTrace(page) }));
}
