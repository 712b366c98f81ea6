import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Logger } from '../logger.ts';
import { partnerPlace, type Lifecycle } from '../partners/partner-place.ts';
import type { BusSupplier } from './bus-supplier.ts';
import { createKeptNetwork, type KeptNetwork } from './kept-network.ts';
import { createTransdepClient } from './transdep/transdep-client.ts';

/** Who runs buses, and where they go. */
export interface Buses {
  readonly supplier: BusSupplier;
  readonly network: KeptNetwork;
}

/** The supplier at its configured address; without one, in the sandbox, our own over real HTTP on loopback. */
export function createBuses(config: Config, clock: Clock, logger: Logger, lifecycle: Lifecycle): Buses {
  const { bus } = config.partners;
  const supplier = createTransdepClient({ ...bus, ...partnerPlace(config, lifecycle)(bus.url, '/sandbox/bus/v1') });
  return { supplier, network: createKeptNetwork({ clock, logger }, supplier) };
}
