import { createBuses } from './buses.ts';
import { busPartner } from './transdep/bus-partner.ts';
import { busMigrations } from './bus-migrations.ts';
import { busRoutes } from './bus-routes.ts';
import type { Product } from '../../commerce/orders/product.ts';
import { supplied } from '../../commerce/orders/supplied.ts';
import { loans } from '../../commerce/payments/loans.ts';
import { busReturn } from './after-sale/give-bus-back.ts';
import { freeBusSeats } from './booking/bus-seats.ts';
import { busSupply } from './booking/bus-supply.ts';
import { busRoom } from './booking/bus-room.ts';

/** Seats in buses. */
export const busProduct: Product<'bus'> = {
  key: 'bus',
  ...busRoom,
  supplier: supplied('bus', busSupply, { waitHours: 2, hasStart: true }),
  refusedWays: loans,
  soldAs: () => ({ kind: 'ticket', what: 'Автобусны тасалбар', taxType: 'VAT_ABLE' }),
  release: freeBusSeats,
  returnWay: busReturn,
  partner: busPartner,
  migrations: busMigrations,
  open: ({ config, clock, logger, lifecycle }) => ({ buses: createBuses(config, clock, logger, lifecycle) }),
  routes: busRoutes,
  close: ({ buses }) => buses.supplier.close(),
};
