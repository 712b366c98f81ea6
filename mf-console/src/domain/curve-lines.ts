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
