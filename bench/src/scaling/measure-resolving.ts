import type { ReleaseSource } from '@aylal/releases';
import { median } from '../page/statistics.ts';

/** Median ms in which the host's server finds the releases of a visitor whom it has never seen. */
export function measureResolving(source: ReleaseSource, visitors = 5000): number {
  const times = Array.from({ length: visitors }, (_, index) => {
    const start = performance.now();
    source.resolve({ visitor: `visitor-${index}`, profile: index % 2 === 0 ? 'web' : 'emongolia' });
    return performance.now() - start;
  });
  return median(times);
}
