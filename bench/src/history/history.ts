import { peerNames, type Comparison, type PeerName } from '../page/compare.ts';

/** What is recorded of a run: the ratios, since times of different days and machines do not compare. */
export interface RecordedRun {
  /** Instant, ISO 8601. */
  readonly at: string;
  /** What was tried, in a few words. */
  readonly what: string;
  readonly loads: number;
  /** Page, then peer, then figure. */
  readonly ratios: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, number>>>>>>;
}

/** Ratios of every page that was compared, rounded to thousandths. */
export function ratiosOf(pages: Readonly<Record<string, Comparison<string>>>): RecordedRun['ratios'] {
  return mapValues(pages, (comparison) =>
    mapValues(comparison as Readonly<Record<string, NonNullable<Comparison<string>[PeerName]>>>, (figures) =>
      Object.fromEntries(
        Object.entries(figures).flatMap(([figure, { ratio }]) =>
          ratio === null ? [] : [[figure, Math.round(ratio * 1000) / 1000]],
        ),
      ),
    ),
  );
}

/** A change that is smaller says nothing on a machine that does other things too. */
const leastChange = 0.05;

/** One sentence for each ratio that is not as it was in the run before; figures that only one of the two has are left out. */
export function changesSince(before: RecordedRun, ratios: RecordedRun['ratios']): string[] {
  return Object.entries(ratios).flatMap(([page, peers]) =>
    Object.entries(peers).flatMap(([peer, figures]) =>
      Object.entries(figures).flatMap(([figure, ratio]) => {
        const was = before.ratios[page]?.[peer]?.[figure];
        if (was === undefined || Math.abs(ratio - was) < leastChange * was) return [];
        const name = peerNames[peer as PeerName] ?? peer;
        return [`${page}, ${figure} to ${name}: ${ratio.toFixed(3)}, was ${was.toFixed(3)}`];
      }),
    ),
  );
}

function mapValues<V, W>(record: Readonly<Record<string, V>>, change: (value: V) => W): Record<string, W> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
