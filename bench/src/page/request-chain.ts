/** A request of a page, in ms since the page was asked for. `end` is null while it runs. */
export interface TimedRequest {
  readonly url: string;
  readonly start: number;
  readonly end: number | null;
}

/**
 * The longest chain of "starts after that one has ended" (stack.md §3), with its addresses: how many round trips stand one behind the other. `page` is
 * the document: what it asks for while it still arrives depends on it too, so it ends, for this, when its first byte is there.
 */
export function longestChain(page: TimedRequest, others: readonly TimedRequest[]): readonly string[] {
  const chains: { end: number; urls: readonly string[] }[] = [];
  for (const { url, start, end } of others.toSorted((a, b) => a.start - b.start)) {
    const before = chains.filter((chain) => chain.end <= start).map((chain) => chain.urls);
    const longest = before.reduce((best, urls) => (urls.length > best.length ? urls : best), [page.url]);
    chains.push({ end: end ?? Infinity, urls: [...longest, url] });
  }
  return chains.reduce<readonly string[]>((best, { urls }) => (urls.length > best.length ? urls : best), [page.url]);
}
