import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { Logger } from '@aylal/server';
import { createRevalidatedValue, type RevalidatedValue } from '../../platform/partner-http/stale-while-revalidate.ts';
import { partnerUrl, type Lifecycle } from '../../platform/partner-http/partner-url.ts';
import { createOperatorClient } from './operator/operator-client.ts';
import type { SupplierTrip, TripSupplier } from './trip-supplier.ts';

declare module '../../platform/deps.ts' {
  interface Deps {
    readonly trips: Trips;
  }
}

const FRESH_MS = 60_000;

/** Who runs trips, and what is on offer. */
export interface Trips {
  readonly supplier: TripSupplier;
  readonly offered: RevalidatedValue<readonly SupplierTrip[]>;
}

/** The operator at its configured address; without one, in the sandbox, our own over real HTTP on loopback. */
export function createTrips(config: Config, clock: Clock, logger: Logger, lifecycle: Lifecycle): Trips {
  const { trip } = config.partners;
  const supplier = createOperatorClient({ ...trip, ...partnerUrl(config, lifecycle)(trip.url, '/sandbox/trip/v1') });
  const source = { name: 'trips', freshMs: FRESH_MS, ask: () => supplier.trips() };
  return { supplier, offered: createRevalidatedValue({ clock, logger }, source) };
}
