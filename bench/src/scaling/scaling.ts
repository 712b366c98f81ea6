import { median, pairedRatio } from '../page/statistics.ts';
import type { Landing } from './measure-landing.ts';

/** What a visitor may notice of registered remotes that the landing page does not use: 3 % of bytes, requests and time between two and fifty; and a millisecond of the server. */
export const scalingBudgets = { ratio: 1.03, resolvingMs: 1 } as const;

/** The landing page with so many registered remotes, against the same page with the fewest. */
export interface Scaling {
  readonly registered: number;
  readonly bytes: number;
  readonly pageBytes: number;
  readonly requests: number;
  readonly largestPaint: number;
  readonly bytesRatio: number;
  readonly requestsRatio: number;
  readonly timeRatio: number;
  readonly resolvingMs: number;
}

/** Load n of each is with load n of the first: they ran one after the other. The second is the first once more: how far it is from 1 is what this machine cannot tell apart. */
export function scalingOf(
  measured: readonly { registered: number; loads: readonly Landing[]; resolvingMs: number }[],
): readonly Scaling[] {
  const first = measured[0]?.loads ?? [];
  return measured.map(({ registered, loads, resolvingMs }) => {
    const of = (name: keyof Landing) => loads.map((load) => load[name]);
    const ratio = (name: keyof Landing) =>
      pairedRatio(
        of(name),
        first.map((load) => load[name]),
      );
    return {
      registered,
      bytes: median(of('bytes')),
      pageBytes: median(of('pageBytes')),
      requests: median(of('requests')),
      largestPaint: median(of('largestPaint')),
      bytesRatio: ratio('bytes'),
      requestsRatio: ratio('requests'),
      timeRatio: ratio('largestPaint'),
      resolvingMs,
    };
  });
}

/** One sentence for each figure that grows with what is registered. Time is judged where the same page measured twice agrees with itself. */
export function missedScaling(all: readonly Scaling[]): string[] {
  const [, again] = all;
  const noise = Math.abs((again?.timeRatio ?? Number.NaN) - 1);
  const isQuiet = noise <= scalingBudgets.ratio - 1;
  const sentences = isQuiet
    ? []
    : [`LCP of the landing page cannot be judged: the same page twice differs by ${(noise * 100).toFixed(1)} %`];
  return sentences.concat(all.slice(2).flatMap((one) => missedBy(one, isQuiet)));
}

function missedBy(one: Scaling, isQuiet: boolean): string[] {
  const grown = (
    [
      ['bytes', one.bytesRatio],
      ['requests', one.requestsRatio],
      ['LCP', isQuiet ? one.timeRatio : 1],
    ] as const
  ).filter(([, ratio]) => ratio > scalingBudgets.ratio);
  const missed = grown.map(
    ([what, ratio]) =>
      `with ${one.registered} registered remotes the landing page's ${what} are ${ratio.toFixed(3)} times those with the fewest, at most ${scalingBudgets.ratio} is allowed`,
  );
  if (one.resolvingMs >= scalingBudgets.resolvingMs)
    missed.push(`resolving takes ${one.resolvingMs.toFixed(3)} ms with ${one.registered} remotes, 1 ms is too long`);
  return missed;
}
