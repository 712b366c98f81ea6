import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Logger } from '../logger.ts';
import { createKeptAnswer, type KeptAnswer } from '../partners/kept-answer.ts';
import { partnerPlace, type Lifecycle } from '../partners/partner-place.ts';
import type { BusNetwork, BusSupplier } from './bus-supplier.ts';
import { createTransdepClient } from './transdep/transdep-client.ts';

const FRESH_MS = 60 * 60_000;

/** Who runs buses, and where they go. */
export interface Buses {
  readonly supplier: BusSupplier;
  readonly network: KeptAnswer<BusNetwork>;
}

/** The supplier at its configured address; without one, in the sandbox, our own over real HTTP on loopback. */
export function createBuses(config: Config, clock: Clock, logger: Logger, lifecycle: Lifecycle): Buses {
  const { bus } = config.partners;
  const supplier = createTransdepClient({ ...bus, ...partnerPlace(config, lifecycle)(bus.url, '/sandbox/bus/v1') });
  const kept = { name: 'bus-network', freshMs: FRESH_MS, ask: () => supplier.network() };
  return { supplier, network: createKeptAnswer({ clock, logger }, kept) };
}
