import { createTrains } from './trains.ts';
import { trainPartner } from './ubtz/train-partner.ts';
import { trainMigrations } from './train-migrations.ts';
import { trainRoutes } from './train-routes.ts';
import { trainLockData } from './booking/train-lock-data.ts';
import type { Product } from '../../commerce/orders/product.ts';
import { forgetPastPlaces } from '../../commerce/inventory/forget-past.ts';
import { createSupplier } from '../../commerce/orders/create-supplier.ts';
import { loans } from '../../commerce/payments/loans.ts';
import { agreedItem, itemOf } from '../../commerce/orders/order-row.ts';
import { rideChanges } from '../../commerce/orders/ride-changes.ts';
import { trainRefund } from './after-sale/train-refund.ts';
import { isDepartureCancelled, readCancelled } from './after-sale/is-departure-cancelled.ts';
import { refundOfTickets } from '../../commerce/refunds/refund-of-tickets.ts';
import { longerTrainHold } from './booking/longer-train-hold.ts';
import { freeTrainPlaces } from './booking/train-inventory.ts';
import { trainLockOf } from './booking/train-locks.ts';
import { trainFulfilment } from './booking/train-fulfilment.ts';
import { trainOrderAdapter } from './booking/train-order-adapter.ts';

/** Places in trains. */
export const trainProduct: Product<'train'> = {
  key: 'train',
  ...trainOrderAdapter,
  supplier: createSupplier('train', trainFulfilment, { waitHours: 2, hasStart: true }),
  refusedWays: loans,
  soldAs: (order) => ({
    kind: 'ticket',
    what: 'Галт тэрэгний тасалбар',
    // A ticket across the border is taxed at zero.
    taxType: itemOf(order, 'train')?.domestic === false ? 'VAT_ZERO' : 'VAT_ABLE',
  }),
  callsBefore: trainLockOf,
  longerHold: longerTrainHold,
  release: freeTrainPlaces,
  refundPolicy: trainRefund,
  refundOfRest: (order, moment) => refundOfTickets(order, itemOf(order, 'train')?.prices ?? [], moment),
  isDepartureCancelled,
  partnerChanges: rideChanges((order) => {
    const { number: name, from, to, departsAt, arrivesAt } = agreedItem(order, 'train');
    return { name, from, to, departsAt, arrivesAt };
  }, readCancelled),
  partner: trainPartner,
  migrations: trainMigrations,
  forget: forgetPastPlaces('train_places'),
  ownData: [trainLockData],
  open: ({ config, clock, logger, lifecycle }) => ({ trains: createTrains(config, clock, logger, lifecycle) }),
  routes: trainRoutes,
  close: ({ trains }) => trains.supplier.close(),
};
