import type { Ride } from '@aylal/contracts/mobility';
import { formatDuration, useLocale } from '@aylal/shell';

const MINUTE_MS = 60_000;

/** How many minutes a ride took that are paid for; null while it lasts. */
export function useRideLength({ started_at, ended_at }: Pick<Ride, 'started_at' | 'ended_at'>): string | null {
  const locale = useLocale();
  if (ended_at === null) return null;
  const minutes = Math.ceil((Date.parse(ended_at) - Date.parse(started_at)) / MINUTE_MS);
  return formatDuration(Math.max(1, minutes), locale);
}
