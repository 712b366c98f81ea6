import { openHotelServices } from './open-hotel-services.ts';
import { bedBankPartner } from './bed-bank/bed-bank-partner.ts';
import { registerHotelPhotos } from './bed-bank/photo-route.ts';
import { hotelMigrations } from './hotel-migrations.ts';
import { hotelRoutes } from './hotel-routes.ts';
import { registerLandscapes } from '../../platform/drawing/landscape-route.ts';
import { registerHotelPictures } from './pictures/picture-route.ts';
import { hotelData } from './saved/hotel-data.ts';
import { ownHold } from '../../commerce/orders/longer-hold.ts';
import type { Product } from '../../commerce/orders/product.ts';
import { createSupplier } from '../../commerce/orders/create-supplier.ts';
import { loans } from '../../commerce/payments/loans.ts';
import { agreedItem } from '../../commerce/orders/order-row.ts';
import { hotelRefund } from './after-sale/hotel-refund.ts';
import { refundOfStay } from './after-sale/rule-of-order.ts';
import { hotelJourney } from './booking/hotel-journey.ts';
import { hotelFulfilment } from './booking/hotel-fulfilment.ts';
import { hotelOrderAdapter } from './booking/hotel-order-adapter.ts';

/** Rooms in hotels. */
export const hotelProduct: Product<'hotel'> = {
  key: 'hotel',
  ...hotelOrderAdapter,
  supplier: createSupplier('hotel', hotelFulfilment, {
    waitHours: 12,
    hasStart: true,
    // A bed bank may take a minute for a booking: until then nobody else may look whether there is one.
    firstRetryMs: 120_000,
  }),
  refusedWays: loans,
  soldAs: () => ({ kind: 'fee', what: 'Зочид буудал', taxType: 'VAT_ABLE' }),
  // A bed bank holds neither room nor price before it is booked: nobody can promise them for longer.
  longerHold: ({ hotels }) => (hotels.supplier.sharesAllotment ? ownHold() : undefined),
  refundPolicy: hotelRefund,
  refundOfRest: refundOfStay,
  withoutPerson: (order) => ({ ...agreedItem(order, 'hotel'), guests: [], request: '' }),
  journey: hotelJourney,
  partner: bedBankPartner,
  faults: ['hotel-supplier', 'hotel-rate', 'hotel-book'],
  migrations: hotelMigrations,
  ownData: [hotelData],
  open: (needs) => ({ hotels: openHotelServices(needs.config, needs) }),
  routes: hotelRoutes,
  serve: (app, { config }) => {
    registerHotelPictures(app);
    registerLandscapes(app, '/pictures/places');
    const { url, photosUrl } = config.partners.bedBank;
    if (url !== undefined) registerHotelPhotos(app, photosUrl);
  },
  close: ({ hotels }) => hotels.supplier.close(),
};
