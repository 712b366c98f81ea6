import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Db } from '../database/database.ts';
import type { Logger } from '../logger.ts';
import { partnerPlace, type Lifecycle } from '../partners/partner-place.ts';
import { createAiraloClient } from './airalo/airalo-client.ts';
import type { EsimSupplier } from './esim-supplier.ts';
import { createKeptCatalogue, type KeptCatalogue } from './kept-catalogue.ts';

/** Who makes eSIMs, and what is on sale of theirs. */
export interface Esims {
  readonly supplier: EsimSupplier;
  readonly catalogue: KeptCatalogue;
}

/** The supplier at its configured address; without one, in the sandbox, our own over real HTTP on loopback. */
export function createEsims(config: Config, db: Db, clock: Clock, logger: Logger, lifecycle: Lifecycle): Esims {
  const { esim } = config.partners;
  const place = partnerPlace(config, lifecycle)(esim.url, '/sandbox/esim/v2');
  const supplier = createAiraloClient({ ...esim, ...place });
  return { supplier, catalogue: createKeptCatalogue({ db, clock, logger }, supplier) };
}
