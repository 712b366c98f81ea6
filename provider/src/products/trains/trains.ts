import { minutesMs } from '@aylal/domain/calendar';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { Logger } from '@aylal/server';
import { createRevalidatedValue, type RevalidatedValue } from '../../platform/partner-http/stale-while-revalidate.ts';
import { partnerUrl, type Lifecycle } from '../../platform/partner-http/partner-url.ts';
import type { RailNetwork, TrainSupplier } from './train-supplier.ts';
import { createUbtzClient } from './ubtz/ubtz-client.ts';

declare module '../../platform/deps.ts' {
  interface Deps {
    readonly trains: Trains;
  }
}

const FRESH_MS = minutesMs(60);

/** Who runs trains, and where they go. */
export interface Trains {
  readonly supplier: TrainSupplier;
  readonly network: RevalidatedValue<RailNetwork>;
}

/** The railway at its configured address; without one, in the sandbox, our own over real HTTP on loopback. */
export function createTrains(config: Config, clock: Clock, logger: Logger, lifecycle: Lifecycle): Trains {
  const { train } = config.partners;
  const supplier = createUbtzClient({ ...train, ...partnerUrl(config, lifecycle)(train.url, '/sandbox/train/v1') });
  const source = { name: 'rail-network', freshMs: FRESH_MS, ask: () => supplier.network() };
  return { supplier, network: createRevalidatedValue({ clock, logger }, source) };
}
