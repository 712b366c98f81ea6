import { createTransports } from './transports.ts';
import { transportPartner } from './operator/transport-partner.ts';
import { transportMigrations } from './transport-migrations.ts';
import { transportRoutes } from './transport-routes.ts';
import { registerTransportPictures } from './pictures/transport-picture-route.ts';
import { ownHold } from '../../commerce/orders/longer-hold.ts';
import type { Product } from '../../commerce/orders/product.ts';
import { createSupplier } from '../../commerce/orders/create-supplier.ts';
import { loans } from '../../commerce/payments/loans.ts';
import { agreedItem } from '../../commerce/orders/order-row.ts';
import { transportRefund } from './booking/transport-refund.ts';
import { transportFulfilment } from './booking/transport-fulfilment.ts';
import { transportOrderAdapter } from './booking/transport-order-adapter.ts';

/** Cars with drivers. */
export const transportProduct: Product<'transport'> = {
  key: 'transport',
  ...transportOrderAdapter,
  supplier: createSupplier('transport', transportFulfilment, { waitHours: 12, hasStart: true }),
  refusedWays: loans,
  soldAs: () => ({ kind: 'fee', what: 'Жолоочтой унаа', taxType: 'VAT_ABLE' }),
  longerHold: ownHold,
  refundPolicy: transportRefund,
  withoutPerson: (order) => ({ ...agreedItem(order, 'transport'), pickUp: '' }),
  partner: transportPartner,
  migrations: transportMigrations,
  open: ({ config, clock, logger, lifecycle }) => ({ transports: createTransports(config, clock, logger, lifecycle) }),
  routes: transportRoutes,
  serve: registerTransportPictures,
  close: ({ transports }) => transports.supplier.close(),
};
