import type { Landing } from '../scaling/measure-landing.ts';
import { peerNames, type Comparison, type Figure, type PeerName } from './compare.ts';
import type { Growth } from './growth.ts';
import type { Reading } from './measure-reading.ts';
import type { ColdLoad } from './measure-cold.ts';
import type { Load } from './measure-load.ts';
import { median } from './statistics.ts';

/** What must be reached: ratios to each peer, what the page may do by itself, and what a further registered remote may cost. */
export const budgets = {
  ratios: {
    oneBundle: { largestPaint: 1.05, selectable: 0.7, scriptBytes: 1.05 },
    floor: { largestPaint: 1.1, contentVisible: 1.1, usable: 1.5 },
    next: { largestPaint: 0.8, contentVisible: 0.8, selectable: 0.85 },
  } satisfies Record<PeerName, Partial<Record<Figure, number>>>,
  homeRatios: { floor: { largestPaint: 1.05 } } satisfies Partial<
    Record<PeerName, Partial<Record<keyof Landing, number>>>
  >,
  depth: 2,
  layoutShift: 0,
  longestTaskMs: 150,
  usableBytes: 60_000,
  nextFrameMs: 100,
  htmlBytesPerRemote: 50,
  requestsPerRemote: 0,
} as const;

/** One sentence for each budget that is not kept, and for each peer that was not there to compare with. */
export function missedBudgets(
  comparison: Comparison,
  absent: Readonly<Partial<Record<PeerName, string>>>,
  loads: readonly Load[],
): string[] {
  return [
    ...Object.entries(absent).map(([peer, why]) => `${peerNames[peer as PeerName]} not measured: ${why}`),
    ...missedRatios(comparison, budgets.ratios),
    ...missedByLoads(loads),
  ];
}

/** The same for the landing page. */
export function missedHome(comparison: Comparison<keyof Landing>, loads: readonly Landing[]): string[] {
  const missed = missedRatios(comparison, budgets.homeRatios).map((sentence) => `landing page, ${sentence}`);
  const shift = median(loads.map((load) => load.layoutShift));
  if (shift > budgets.layoutShift)
    missed.push(
      `the layout of the landing page shifts by ${shift.toFixed(4)}, at most ${budgets.layoutShift} is allowed`,
    );
  return missed;
}

export function missedRatios<F extends string>(
  comparison: Comparison<F>,
  allowed: Readonly<Partial<Record<PeerName, Readonly<Partial<Record<F, number>>>>>>,
): string[] {
  return (Object.keys(allowed) as PeerName[]).flatMap((peer) =>
    (Object.entries(allowed[peer] ?? {}) as [F, number][]).flatMap(([figure, most]) => {
      const ratio = comparison[peer]?.[figure].ratio ?? null;
      return ratio === null || ratio <= most
        ? []
        : `${figure}: ${ratio.toFixed(3)} times that of ${peerNames[peer]}, at most ${most} is allowed`;
    }),
  );
}

/** The same for pages that nobody taps. */
export function missedByReadings(readings: readonly Reading[]): string[] {
  const task = median(readings.map(({ longestTask }) => longestTask));
  return task <= budgets.longestTaskMs ? [] : [`the longest task while somebody reads takes ${ms(task)}`];
}

const ms = (task: number) => `${task.toFixed(0)} ms, at most ${budgets.longestTaskMs} are allowed`;

/** What a page of which these are loads may not do by itself. */
export function missedByPage(loads: readonly ColdLoad[]): string[] {
  const missed: string[] = [];
  const left = loads.filter(({ rendered }) => !rendered).length;
  if (left > 0) missed.push(`the server left ${left} of ${loads.length} pages to the browser: it was late`);
  const deepest = Math.max(...loads.map((load) => load.depth));
  if (deepest > budgets.depth) missed.push(`the request chain is ${deepest} deep, at most ${budgets.depth} is allowed`);
  const shift = median(loads.map((load) => load.layoutShift));
  if (shift > budgets.layoutShift)
    missed.push(`the layout shifts by ${shift.toFixed(4)}, at most ${budgets.layoutShift} is allowed`);
  const task = median(loads.map((load) => load.longestTask));
  if (task > budgets.longestTaskMs) missed.push(`the longest task while somebody taps takes ${ms(task)}`);
  const warnings = [...new Set(loads.flatMap((load) => load.warnings))];
  if (warnings.length > 0) missed.push(`the console warns: ${warnings.join(' | ')}`);
  return missed;
}

function missedByLoads(loads: readonly Load[]): string[] {
  const missed = missedByPage(loads);
  const bytes = median(loads.map(({ usableBytes }) => usableBytes));
  if (bytes > budgets.usableBytes)
    missed.push(`${bytes} bytes come until a tap leads on, at most ${budgets.usableBytes} are allowed`);
  const frames = loads.flatMap(({ routeChange }) => routeChange?.nextFrame ?? []);
  const frame = frames.length > 0 ? median(frames) : Number.NaN;
  if (!(frame <= budgets.nextFrameMs))
    missed.push(
      `a route change shows its next frame after ${frame.toFixed(0)} ms, at most ${budgets.nextFrameMs} are allowed`,
    );
  return missed;
}

/** What a further registered remote costs too much. */
export function missedByGrowth({ further, bytesPerRemote, requestsMore }: Growth): string[] {
  const missed: string[] = [];
  if (bytesPerRemote > budgets.htmlBytesPerRemote)
    missed.push(
      `with ${further} further remotes each costs ${bytesPerRemote.toFixed(1)} bytes of HTML, at most ${budgets.htmlBytesPerRemote} are allowed`,
    );
  if (requestsMore > budgets.requestsPerRemote)
    missed.push(`with ${further} further remotes the page makes ${requestsMore} more requests`);
  return missed;
}
