export { helpRoutes, newsRoutes } from './content-routes.ts';
export { defineRoute, type PageRoute } from './define-route.ts';
export { flightsRoutes } from './flights-routes.ts';
export { flightChangeRoutes } from './flight-change-routes.ts';
export { airSubscriptionRoutes } from './air-subscription-routes.ts';
export { priceAlertRoutes } from './price-alert-routes.ts';
export { accountRoutes, checkoutRoutes, homeRoute, paymentTermsRoute } from './page-routes.ts';
export { hotelsRoutes } from './hotels-routes.ts';
export { esimRoutes } from './esim-routes.ts';
