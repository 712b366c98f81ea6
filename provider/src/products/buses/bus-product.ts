import { createBuses } from './buses.ts';
import { busPartner } from './transdep/bus-partner.ts';
import { busMigrations } from './bus-migrations.ts';
import { busRoutes } from './bus-routes.ts';
import { ownHold } from '../../commerce/orders/longer-hold.ts';
import type { Product } from '../../commerce/orders/product.ts';
import { forgetPastPlaces } from '../../commerce/inventory/forget-past.ts';
import { createSupplier } from '../../commerce/orders/create-supplier.ts';
import { loans } from '../../commerce/payments/loans.ts';
import { agreedItem, itemOf } from '../../commerce/orders/order-row.ts';
import { rideChanges } from '../../commerce/orders/ride-changes.ts';
import { busRefund } from './after-sale/bus-refund.ts';
import { isDepartureCancelled, readCancelled } from './after-sale/is-departure-cancelled.ts';
import { refundOfTickets } from '../../commerce/refunds/refund-of-tickets.ts';
import { freeBusSeats } from './booking/bus-seats.ts';
import { busFulfilment } from './booking/bus-fulfilment.ts';
import { busOrderAdapter } from './booking/bus-order-adapter.ts';

/** Seats in buses. */
export const busProduct: Product<'bus'> = {
  key: 'bus',
  ...busOrderAdapter,
  supplier: createSupplier('bus', busFulfilment, { waitHours: 2, hasStart: true }),
  refusedWays: loans,
  soldAs: () => ({ kind: 'ticket', what: 'Автобусны тасалбар', taxType: 'VAT_ABLE' }),
  longerHold: ownHold,
  release: freeBusSeats,
  refundPolicy: busRefund,
  refundOfRest: (order, moment) => refundOfTickets(order, itemOf(order, 'bus')?.prices ?? [], moment),
  isDepartureCancelled,
  partnerChanges: rideChanges((order) => {
    const { stop, end, departsAt, arrivesAt } = agreedItem(order, 'bus');
    return { name: '', from: stop.town, to: end.town, departsAt, arrivesAt };
  }, readCancelled),
  partner: busPartner,
  migrations: busMigrations,
  forget: forgetPastPlaces('bus_seats'),
  open: ({ config, clock, logger, lifecycle }) => ({ buses: createBuses(config, clock, logger, lifecycle) }),
  routes: busRoutes,
  close: ({ buses }) => buses.supplier.close(),
};
