import { minutesMs } from '@aylal/domain/calendar';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { Logger } from '@aylal/server';
import { createRevalidatedValue, type RevalidatedValue } from '../../platform/partner-http/stale-while-revalidate.ts';
import { partnerUrl, type Lifecycle } from '../../platform/partner-http/partner-url.ts';
import type { BusNetwork, BusSupplier } from './bus-supplier.ts';
import { createTransdepClient } from './transdep/transdep-client.ts';

declare module '../../platform/deps.ts' {
  interface Deps {
    readonly buses: Buses;
  }
}

const FRESH_MS = minutesMs(60);

/** Who runs buses, and where they go. */
export interface Buses {
  readonly supplier: BusSupplier;
  readonly network: RevalidatedValue<BusNetwork>;
}

/** The supplier at its configured address; without one, in the sandbox, our own over real HTTP on loopback. */
export function createBuses(config: Config, clock: Clock, logger: Logger, lifecycle: Lifecycle): Buses {
  const { bus } = config.partners;
  const supplier = createTransdepClient({ ...bus, ...partnerUrl(config, lifecycle)(bus.url, '/sandbox/bus/v1') });
  const source = { name: 'bus-network', freshMs: FRESH_MS, ask: () => supplier.network() };
  return { supplier, network: createRevalidatedValue({ clock, logger }, source) };
}
