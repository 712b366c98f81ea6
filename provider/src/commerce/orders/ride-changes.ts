import type { Locale } from '@aylal/domain/language';
import type { Deps } from '../../platform/deps.ts';
import type { OrderRow } from './order-row.ts';
import type { PartnerChanges } from './partner-changes.ts';

type Names = Readonly<Record<Locale, string>>;

/** A ride of a bus or a train as a change stores it; times have the zone of the place. */
export interface StoredRide {
  /** Its number; empty where it has none that customers read. */
  readonly name: string;
  readonly from: Names;
  readonly to: Names;
  readonly departsAt: string;
  readonly arrivesAt: string;
}

/** Changes of what is ridden once: its departure is cancelled, or it goes. `isCancelled` throws a PartnerError while the partner is silent. */
export function rideChanges(
  rideOf: (order: OrderRow) => StoredRide,
  isCancelled: (deps: Deps, order: OrderRow) => Promise<boolean>,
): PartnerChanges {
  return {
    agreed: (order) => [rideOf(order)],
    legs: (journey, locale) =>
      // What is stored was written by `agreed` and `read` alone.
      (journey as readonly (StoredRide | null)[]).map((ride) =>
        ride
          ? [
              {
                name: ride.name,
                from: ride.from[locale],
                to: ride.to[locale],
                departs_at: ride.departsAt,
                arrives_at: ride.arrivesAt,
              },
            ]
          : [],
      ),
    read: async (deps, order) => ((await isCancelled(deps, order)) ? { id: 'cancelled', journey: [null] } : undefined),
  };
}
