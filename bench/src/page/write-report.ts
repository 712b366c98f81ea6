import type { Scaling } from '../scaling/scaling.ts';
import type { FallbackLatency } from '../fallback-latency/fallback-latency.ts';
import { peerNames, type Comparison, type PeerName } from './compare.ts';
import type { Growth } from './growth.ts';
import type { Load } from './measure-load.ts';
import type { Reading } from './measure-reading.ts';
import type { RouteChange } from './route-change.ts';
import { median } from './statistics.ts';

/** The table that a person reads: the product, then each peer with the ratio to it. */
export function comparisonTable<F extends string>(
  what: string,
  comparison: Comparison<F>,
  figures: Readonly<Record<F, string>>,
): string {
  const peers = (Object.keys(peerNames) as PeerName[]).flatMap((peer) => {
    const compared = comparison[peer];
    return compared ? { name: peerNames[peer], compared } : [];
  });
  const rows = (Object.keys(figures) as F[]).map((figure) => [
    figures[figure],
    short(peers[0]?.compared[figure].measured ?? Number.NaN),
    ...peers.flatMap(({ compared }) => {
      const { base, ratio } = compared[figure];
      return [short(base), ratio === null ? '' : ratio.toFixed(3)];
    }),
  ]);
  return table([[what, 'product', ...peers.flatMap(({ name }) => [name, 'ratio'])], ...rows]);
}

export function routeChangeTable(loads: Readonly<Record<string, readonly Load[]>>): string {
  const rows = Object.entries(loads).flatMap(([name, all]) => {
    const changes = all.flatMap(({ routeChange }) => routeChange ?? []);
    if (changes.length === 0) return [];
    const of = (figure: keyof RouteChange) => short(median(changes.map((change) => change[figure])));
    return [[name, of('nextFrame'), of('painted')]];
  });
  return table([['tap on the first offer, slow phone', 'next frame, ms', 'offer painted, ms'], ...rows]);
}

export function readingTable(readings: readonly Reading[]): string {
  const of = (figure: keyof Reading) => short(median(readings.map((reading) => reading[figure])));
  return table([
    ['results page, slow phone, nobody taps', 'longest task, ms', 'blocked by tasks, ms'],
    ['product', of('longestTask'), of('blockedMs')],
  ]);
}

export function growthTable(growth: readonly Growth[]): string {
  const rows = growth.map((one) => [
    String(one.further),
    one.bytesPerRemote.toFixed(1),
    String(one.requestsMore),
    one.largestPaintRatio.toFixed(3),
    one.selectableRatio.toFixed(3),
  ]);
  return table([['further remotes', 'HTML bytes each', 'requests more', 'LCP ratio', 'clickable ratio'], ...rows]);
}

export function scalingTable(all: readonly Scaling[]): string {
  const rows = all.map((one) => [
    String(one.registered),
    short(one.bytes),
    short(one.pageBytes),
    short(one.requests),
    short(one.largestPaint),
    one.bytesRatio.toFixed(3),
    one.requestsRatio.toFixed(3),
    one.timeRatio.toFixed(3),
    `${(one.resolvingMs * 1000).toFixed(1)} µs`,
  ]);
  const heads = ['bytes', 'of HTML', 'requests', 'LCP, ms', 'bytes ratio', 'requests ratio', 'LCP ratio', 'resolving'];
  return table([['landing page, registered remotes', ...heads], ...rows]);
}

export function fallbackLatencyTable(all: readonly FallbackLatency[]): string {
  const rows = all.map(({ what, ms, longestMs }) => [what, short(ms), short(longestMs)]);
  return table([['last good release shown, after a fault of the', 'ms', 'longest'], ...rows]);
}

function short(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 3 : 0);
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    )
    .join('\n');
}
