import { tripMost } from '../../domain/trip-most.ts';

/** Who would come along on a trip, before anybody is named. */
export interface Group {
  readonly adults: number;
  readonly children: number;
}

/** Two, as most come. */
export const pair: Group = { adults: 2, children: 0 };

/** As many of a group as a date has places for, grown-ups first. */
export function fitting({ adults, children }: Group, departure: { readonly free: number }): Group {
  const most = tripMost(departure);
  const coming = Math.min(adults, most);
  return { adults: coming, children: Math.min(children, most - coming) };
}
