import type { LoadReport } from './report-load.ts';

/** Whether nothing of a release came over the network in this page, neither from its own folder nor from the one that all releases of its remote share. Also where that is unknown: a foreign origin may not say, and a browser keeps a bounded list. */
export function cameFromCache(
  { performance }: { readonly performance: Pick<Performance, 'getEntriesByType'> },
  { id, release }: Pick<LoadReport, 'id' | 'release'>,
): boolean {
  const files = performance
    .getEntriesByType('resource')
    .filter((entry): entry is PerformanceResourceTiming => 'transferSize' in entry);
  const folders = [`/${id}/${release}/`, `/${id}/files/`];
  return files.every(({ name, transferSize }) => transferSize === 0 || !folders.some((one) => name.includes(one)));
}
