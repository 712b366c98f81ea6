import { createInsurances } from './insurances.ts';
import { insurerPartner } from './insurer-partner.ts';
import { insuranceMigrations } from './insurance-migrations.ts';
import { insuranceRoutes } from './insurance-routes.ts';
import { registerTermsPapers } from './terms/terms-routes.ts';
import type { Product } from '../../commerce/orders/product.ts';
import { supplied } from '../../commerce/orders/supplied.ts';
import { loans } from '../../commerce/payments/loans.ts';
import { coverReturn } from './after-sale/give-cover-back.ts';
import { insuranceSupply } from './booking/insurance-supply.ts';
import { suggestCover } from './suggest-cover.ts';
import { insuranceRoom } from './booking/insurance-room.ts';

/** Covers of travellers. */
export const insuranceProduct: Product<'insurance'> = {
  key: 'insurance',
  ...insuranceRoom,
  supplier: supplied('insurance', insuranceSupply, { waitHours: 6, hasStart: true }),
  refusedWays: loans,
  soldAs: () => ({ kind: 'fee', what: 'Аяллын даатгал', taxType: 'VAT_FREE' }),
  returnWay: coverReturn,
  suggest: suggestCover,
  partner: insurerPartner,
  migrations: insuranceMigrations,
  open: ({ config, clock, logger, lifecycle }) => ({ insurances: createInsurances(config, clock, logger, lifecycle) }),
  routes: insuranceRoutes,
  serve: (app, { insurances }) => registerTermsPapers(app, insurances.terms),
  close: ({ insurances }) => insurances.insurer.close(),
};
