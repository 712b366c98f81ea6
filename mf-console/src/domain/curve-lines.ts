import type { Curve, HealthHour } from '@aylal/contracts/console';
import type { PlotLine } from '@aylal/office';
import { rateOf } from './rates.ts';

/** The share, the stable release and the limit as rates over time. */
export function curveLines(
  { points }: Pick<Curve, 'points'>,
  names: { readonly share: string; readonly stable: string; readonly limit: string },
): readonly PlotLine[] {
  const line = (value: (point: Curve['points'][number]) => number | null) =>
    points.map((point) => ({ at: Date.parse(point.at), value: value(point) }));
  return [
    { name: names.share, color: 'accent', points: line(({ share }) => rateOf(share)) },
    { name: names.stable, color: 'muted', points: line(({ stable }) => rateOf(stable)) },
    {
      name: names.limit,
      color: 'danger',
      dashed: true,
      points: line(({ share, limit }) => (limit === null ? null : limit / share.pages)),
    },
  ];
}

const colors = ['accent', 'muted', 'gold', 'success'] as const;

interface RemoteHour {
  readonly at: string;
  readonly remote: string;
  readonly pages: number;
  readonly failures: number;
}

/** The rate of failures of the remotes that failed most, hour by hour. */
export function remoteLines(hours: readonly RemoteHour[]): readonly PlotLine[] {
  const failures = (some: readonly RemoteHour[]) => some.reduce((sum, one) => sum + one.failures, 0);
  return [...Map.groupBy(hours, ({ remote }) => remote)]
    .toSorted(([, a], [, b]) => failures(b) - failures(a))
    .slice(0, colors.length)
    .map(([name, some], index) => ({
      name,
      color: colors[index] ?? 'muted',
      points: some.map((one) => ({ at: Date.parse(one.at), value: rateOf(one) })),
    }));
}

/** The rate of failures of the newest releases, hour by hour. */
export function hourLines(hours: readonly HealthHour[]): readonly PlotLine[] {
  const versions = [...new Set(hours.toReversed().map(({ version }) => version))].slice(0, colors.length);
  return versions.map((version, index) => ({
    name: version,
    color: colors[index] ?? 'muted',
    points: hours
      .filter((one) => one.version === version)
      .map((one) => ({ at: Date.parse(one.at), value: rateOf(one) })),
  }));
}
