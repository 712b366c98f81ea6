import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { Logger } from '@aylal/server';
import { createRevalidatedValue, type RevalidatedValue } from '../../platform/partner-http/stale-while-revalidate.ts';
import { partnerUrl, type Lifecycle } from '../../platform/partner-http/partner-url.ts';
import { createTransportOperatorClient } from './operator/operator-client.ts';
import type { SupplierTransport, TransportSupplier } from './transport-supplier.ts';

declare module '../../platform/deps.ts' {
  interface Deps {
    readonly transports: Transports;
  }
}

const FRESH_MS = 60_000;

/** Who runs cars with drivers, and what is on offer. */
export interface Transports {
  readonly supplier: TransportSupplier;
  readonly offered: RevalidatedValue<readonly SupplierTransport[]>;
}

/** The operator at its configured address; without one, in the sandbox, our own over real HTTP on loopback. */
export function createTransports(config: Config, clock: Clock, logger: Logger, lifecycle: Lifecycle): Transports {
  const { transport } = config.partners;
  const place = partnerUrl(config, lifecycle)(transport.url, '/sandbox/transport/v1');
  const supplier = createTransportOperatorClient({ ...transport, ...place });
  const source = { name: 'transports', freshMs: FRESH_MS, ask: () => supplier.transports() };
  return { supplier, offered: createRevalidatedValue({ clock, logger }, source) };
}
