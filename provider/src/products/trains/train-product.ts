import { createTrains } from './trains.ts';
import { trainPartner } from './ubtz/train-partner.ts';
import { trainMigrations } from './train-migrations.ts';
import { trainRoutes } from './train-routes.ts';
import { ownTrainLocks } from './booking/own-train-locks.ts';
import type { Product } from '../../commerce/orders/product.ts';
import { supplied } from '../../commerce/orders/supplied.ts';
import { loans } from '../../commerce/payments/loans.ts';
import { itemOf } from '../../commerce/orders/order-row.ts';
import { trainReturn } from './after-sale/give-train-back.ts';
import { freeTrainPlaces } from './booking/train-places.ts';
import { trainSupply } from './booking/train-supply.ts';
import { trainRoom } from './booking/train-room.ts';

/** Places in trains. */
export const trainProduct: Product<'train'> = {
  key: 'train',
  ...trainRoom,
  supplier: supplied('train', trainSupply, { waitHours: 2, hasStart: true }),
  refusedWays: loans,
  soldAs: (order) => ({
    kind: 'ticket',
    what: 'Галт тэрэгний тасалбар',
    // A ticket across the border is taxed at zero.
    taxType: itemOf(order, 'train')?.domestic === false ? 'VAT_ZERO' : 'VAT_ABLE',
  }),
  release: freeTrainPlaces,
  returnWay: trainReturn,
  partner: trainPartner,
  migrations: trainMigrations,
  ownData: [ownTrainLocks],
  open: ({ config, clock, logger, lifecycle }) => ({ trains: createTrains(config, clock, logger, lifecycle) }),
  routes: trainRoutes,
  close: ({ trains }) => trains.supplier.close(),
};
