import { createTrips } from './trips.ts';
import { tripPartner } from './operator/trip-partner.ts';
import { tripMigrations } from './trip-migrations.ts';
import { tripRoutes } from './trip-routes.ts';
import { registerLandscapes } from '../../platform/drawing/landscape-route.ts';
import { ownHold } from '../../commerce/orders/longer-hold.ts';
import type { Product } from '../../commerce/orders/product.ts';
import { createSupplier } from '../../commerce/orders/create-supplier.ts';
import { loans } from '../../commerce/payments/loans.ts';
import { agreedItem } from '../../commerce/orders/order-row.ts';
import { tripRefund } from './booking/trip-refund.ts';
import { tripFulfilment } from './booking/trip-fulfilment.ts';
import { tripOrderAdapter } from './booking/trip-order-adapter.ts';

/** Trips with a guide. */
export const tripProduct: Product<'trip'> = {
  key: 'trip',
  ...tripOrderAdapter,
  supplier: createSupplier('trip', tripFulfilment, { waitHours: 24, hasStart: true }),
  refusedWays: loans,
  soldAs: () => ({ kind: 'fee', what: 'Аялал', taxType: 'VAT_ABLE' }),
  longerHold: ownHold,
  refundPolicy: tripRefund,
  withoutPerson: (order) => ({ ...agreedItem(order, 'trip'), pax: [] }),
  partner: tripPartner,
  migrations: tripMigrations,
  open: ({ config, clock, logger, lifecycle }) => ({ trips: createTrips(config, clock, logger, lifecycle) }),
  routes: tripRoutes,
  serve: (app) => registerLandscapes(app, '/pictures/trips'),
  close: ({ trips }) => trips.supplier.close(),
};
