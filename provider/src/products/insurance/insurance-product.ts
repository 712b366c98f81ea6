import { createInsurances } from './insurances.ts';
import { insurerPartner } from './insurer-partner.ts';
import { insuranceMigrations } from './insurance-migrations.ts';
import { insuranceRoutes } from './insurance-routes.ts';
import { registerTermsPapers } from './terms/terms-routes.ts';
import { ownHold } from '../../commerce/orders/longer-hold.ts';
import type { Product } from '../../commerce/orders/product.ts';
import { createSupplier } from '../../commerce/orders/create-supplier.ts';
import { loans } from '../../commerce/payments/loans.ts';
import { coverRefund } from './after-sale/cover-refund.ts';
import { insuranceFulfilment } from './booking/insurance-fulfilment.ts';
import { suggestCover } from './suggest-cover.ts';
import { insuranceOrderAdapter } from './booking/insurance-order-adapter.ts';

/** Covers of travellers. */
export const insuranceProduct: Product<'insurance'> = {
  key: 'insurance',
  ...insuranceOrderAdapter,
  supplier: createSupplier('insurance', insuranceFulfilment, { waitHours: 6, hasStart: true }),
  refusedWays: loans,
  soldAs: () => ({ kind: 'fee', what: 'Аяллын даатгал', taxType: 'VAT_FREE' }),
  longerHold: ownHold,
  refundPolicy: coverRefund,
  suggest: suggestCover,
  partner: insurerPartner,
  migrations: insuranceMigrations,
  open: ({ config, clock, logger, lifecycle }) => ({ insurances: createInsurances(config, clock, logger, lifecycle) }),
  routes: insuranceRoutes,
  serve: (app, { insurances }) => registerTermsPapers(app, insurances.terms),
  close: ({ insurances }) => insurances.insurer.close(),
};
