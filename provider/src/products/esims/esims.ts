import { minutesMs } from '@aylal/domain/calendar';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Logger } from '@aylal/server';
import { createRevalidatedValue, type RevalidatedValue } from '../../platform/partner-http/stale-while-revalidate.ts';
import { PartnerError } from '../../platform/partner-http/partner-error.ts';
import { partnerUrl, type Lifecycle } from '../../platform/partner-http/partner-url.ts';
import { createAiraloClient } from './airalo/airalo-client.ts';
import { makeCatalogue, type EsimCatalogue } from './esim-catalogue.ts';
import type { EsimSupplier } from './esim-supplier.ts';
import { usdRate } from './usd-rate.ts';

declare module '../../platform/deps.ts' {
  interface Deps {
    readonly esims: Esims;
  }
}

const FRESH_MS = minutesMs(10);

/** Who makes eSIMs, and what is on sale of theirs. */
export interface Esims {
  readonly supplier: EsimSupplier;
  readonly catalogue: RevalidatedValue<EsimCatalogue>;
}

/** The supplier at its configured address; without one, in the sandbox, our own over real HTTP on loopback. */
export function createEsims(config: Config, db: Db, clock: Clock, logger: Logger, lifecycle: Lifecycle): Esims {
  const { esim } = config.partners;
  const place = partnerUrl(config, lifecycle)(esim.url, '/sandbox/esim/v2');
  const supplier = createAiraloClient({ ...esim, ...place });
  return { supplier, catalogue: createEsimCatalogue({ db, clock, logger }, supplier) };
}

/** What is on sale, priced by our rate of the dollar. A supplier without any plan counts as one that does not answer. */
export function createEsimCatalogue(
  { db, clock, logger }: { readonly db: Db; readonly clock: Clock; readonly logger: Logger },
  supplier: EsimSupplier,
): RevalidatedValue<EsimCatalogue> {
  const ask = async () => {
    const plans = await supplier.plans();
    if (plans.length === 0) throw new PartnerError('unavailable', 'NOTHING_ON_SALE');
    return makeCatalogue(plans, await usdRate(db));
  };
  return createRevalidatedValue({ clock, logger }, { name: 'esim-catalogue', freshMs: FRESH_MS, ask });
}
