import { createEsims } from './esims.ts';
import { esimPartner } from './airalo/esim-partner.ts';
import { esimMigrations } from './esim-migrations.ts';
import { esimRoutes } from './esim-routes.ts';
import { sealedActivations } from './sealed-activations.ts';
import { ownHold } from '../../commerce/orders/longer-hold.ts';
import type { Product } from '../../commerce/orders/product.ts';
import { createSupplier } from '../../commerce/orders/create-supplier.ts';
import { loans } from '../../commerce/payments/loans.ts';
import { esimFulfilment } from './esim-fulfilment.ts';
import { watchNextEsim } from './low-data/watch-data.ts';
import { suggestEsim } from './suggest-esim.ts';
import { esimOrderAdapter } from './esim-order-adapter.ts';

/** eSIMs, and what tops them up. */
export const esimProduct: Product<'esim'> = {
  key: 'esim',
  ...esimOrderAdapter,
  supplier: createSupplier('esim', esimFulfilment, { waitHours: 2, hasStart: false }),
  refusedWays: loans,
  soldAs: () => ({ kind: 'fee', what: 'eSIM багц', taxType: 'VAT_ABLE' }),
  longerHold: ownHold,
  suggest: suggestEsim,
  work: { 'watch data': watchNextEsim },
  partner: esimPartner,
  migrations: esimMigrations,
  sealedRows: [sealedActivations],
  open: ({ config, db, clock, logger, lifecycle }) => ({ esims: createEsims(config, db, clock, logger, lifecycle) }),
  routes: esimRoutes,
  close: ({ esims }) => esims.supplier.close(),
};
