import type { Load } from './measure-load.ts';
import { median, pairedRatio } from './statistics.ts';

/** What further registered remotes cost the page that does not use them. */
export interface Growth {
  readonly further: number;
  readonly bytesPerRemote: number;
  readonly requestsMore: number;
  readonly selectableRatio: number;
  readonly largestPaintRatio: number;
}

/** Compares loads with so many further remotes with loads without, measured in turn. */
export function growthOf(further: number, more: readonly Load[], base: readonly Load[]): Growth {
  const of = (loads: readonly Load[], name: 'pageBytes' | 'requests' | 'selectable' | 'largestPaint') =>
    loads.map((load) => load[name]);
  return {
    further,
    bytesPerRemote: (median(of(more, 'pageBytes')) - median(of(base, 'pageBytes'))) / further,
    requestsMore: median(of(more, 'requests')) - median(of(base, 'requests')),
    selectableRatio: pairedRatio(of(more, 'selectable'), of(base, 'selectable')),
    largestPaintRatio: pairedRatio(of(more, 'largestPaint'), of(base, 'largestPaint')),
  };
}
