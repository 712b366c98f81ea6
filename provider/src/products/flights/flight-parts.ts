import type { ProductParts } from '../../commerce/orders/product-parts.ts';
import { refundFlightRoute } from './after-sale/refund-flight-handler.ts';
import { startAlertJobs } from './alerts/alert-jobs.ts';
import { alertMigrations } from './alerts/alert-migrations.ts';
import { alertRoutes } from './alerts/alert-routes.ts';
import { forgetEndedAlerts } from './alerts/alert-store.ts';
import { alertData } from './alerts/alert-data.ts';
import { bookFlightRoute } from './booking/book-flight-handler.ts';
import { changeRoutes } from './changes/change-routes.ts';
import { createComputedFares } from './computed-fares.ts';
import { flightMigrations } from './flight-migrations.ts';
import { flightRoutes } from './flight-routes.ts';
import { getFlightOrderRoute } from './order/get-flight-order-route.ts';
import { openFlights } from './open-flights.ts';
import { airlineNotice } from './order-api/airline-notice.ts';
import { airlinePartner } from './order-api/airline-partner.ts';
import { storedQuotes } from './stores/quote-source.ts';
import { airSubscriptionMigrations } from './subscriptions/air-subscription-migrations.ts';
import { airSubscriptionRoutes } from './subscriptions/air-subscription-routes.ts';
import { subscriptionData } from './subscriptions/subscription-data.ts';

/** What flights bring to the process: the search, bookings and changes, price alerts and subscriptions. */
export const flightParts: ProductParts = {
  partner: airlinePartner,
  // `other-tab` is the customer, who has booked the same a moment before; a carrier may be named alone.
  faults: [
    ...['airline', 'airline-issue', 'airline-refund', 'airline-changes', 'other-tab', 'flight-market'],
    ...['carrier', 'carrier-om', 'carrier-ke'],
  ],
  migrations: [...flightMigrations, ...alertMigrations, ...airSubscriptionMigrations],
  ownData: [alertData, subscriptionData],
  open: (needs) => {
    const flights = openFlights(needs);
    return { ...flights, quotes: storedQuotes, fares: createComputedFares(needs.db, flights.flightServices) };
  },
  routes: (deps) => [
    bookFlightRoute(deps),
    ...changeRoutes(deps),
    refundFlightRoute(deps),
    getFlightOrderRoute(deps),
    ...flightRoutes(deps),
    ...alertRoutes(deps),
    ...airSubscriptionRoutes(deps),
  ],
  serve: airlineNotice,
  startJobs: startAlertJobs,
  forget: forgetEndedAlerts,
  close: ({ airline }) => airline.close(),
};
