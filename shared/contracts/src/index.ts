export { answer, emptyAnswer, refusal, type Refusal } from './answer.ts';
export {
  defineEndpoint,
  type Answer,
  type AnswerOf,
  type Auth,
  type BodyInput,
  type BodyOutput,
  type Endpoint,
  type Method,
  type ParamsInput,
  type ParamsOutput,
  type QueryInput,
  type QueryOutput,
  type ResultOf,
} from './endpoint.ts';
export { problems, type Problem } from './problem.ts';
export * as fields from './fields.ts';
export * from './account/session-user.ts';
export * from './account/session-operations.ts';
export * from './account/person-name.ts';
export * from './account/saved-passenger.ts';
export * from './account/passenger-operations.ts';
export * from './account/owner-proof.ts';
export * from './account/update-user.ts';
export * from './account/report-contact-change.ts';
export * from './account/identity-operations.ts';
export * from './account/session-list-operations.ts';
export * from './account/personal-data-operations.ts';
export * from './flights/flight-offer.ts';
export * from './flights/flight-search-query.ts';
export * from './flights/flight-operations.ts';
export * from './flights/one-offer-operations.ts';
export * from './flights/month-fares.ts';
export * from './flights/book-flight.ts';
export * from './flights/flight-change.ts';
export * from './flights/flight-refund.ts';
export * from './flights/air-subscription.ts';
export * from './flights/price-alert.ts';
export * from './flights/price-alert-operations.ts';
export * from './hotels/hotel.ts';
export * from './hotels/hotel-rate.ts';
export * from './hotels/hotel-search-query.ts';
export * from './hotels/hotel-map.ts';
export * from './hotels/hotel-operations.ts';
export * from './hotels/hotel-booking.ts';
export * from './hotels/hotel-after-sale.ts';
export * from './hotels/saved-hotels.ts';
export * from './orders/order.ts';
export * from './orders/esim-order.ts';
export * from './orders/trip-order.ts';
export * from './orders/transport-order.ts';
export * from './orders/hotel-order.ts';
export * from './orders/bus-order.ts';
export * from './orders/train-order.ts';
export * from './orders/insurance-order.ts';
export * from './orders/any-order.ts';
export type { CommonOrder } from './orders/common-order.ts';
export * from './orders/lottery-order.ts';
export * from './companies/check-company.ts';
export * from './orders/coupon-operations.ts';
export * from './orders/order-operations.ts';
export * from './orders/order-list.ts';
export * from './orders/cancel-order.ts';
export * from './orders/cancel-undelivered-order.ts';
export * from './orders/refund-order.ts';
export * from './orders/order-offers.ts';
export * from './orders/top-up-order.ts';
export * from './orders/any-order-operations.ts';
export * from './orders/terms-operations.ts';
export * from './orders/receipt-operations.ts';
export * from './payments/lend-operations.ts';
export * from './payments/pay-later-operations.ts';
export * from './payments/payment-operations.ts';
export * from './payments/bank-operations.ts';
export * from './cart/cart.ts';
export * from './cart/cart-operations.ts';
export * from './cart/cart-view.ts';
export * from './cart/book-cart.ts';
export * from './cart/shipment.ts';
export type { Shipment } from './cart/shipment-view.ts';
export * from './lottery/lottery-product.ts';
export * from './lottery/ticket-operations.ts';
export * from './lottery/limit-operations.ts';
export * from './lottery/game-operations.ts';
export * from './lottery/game-messages.ts';
export * from './mobility/ride-operations.ts';
export * from './lottery/suggest-scratch.ts';
export * from './mobility/list-vehicles.ts';
export * from './esims/esim.ts';
export * from './esims/esim-operations.ts';
export * from './esims/esim-purchase.ts';
export * from './esims/esim-top-up.ts';
export * from './insurance/insurance.ts';
export * from './insurance/insurance-operations.ts';
export * from './insurance/insurance-booking.ts';
export * from './bus/bus.ts';
export * from './bus/bus-trip.ts';
export * from './bus/bus-operations.ts';
export * from './bus/bus-booking.ts';
export * from './trains/train.ts';
export * from './trains/train-operations.ts';
export * from './trains/train-lock.ts';
export * from './trains/train-booking.ts';
export * from './trips/trip.ts';
export * from './trips/trip-operations.ts';
export * from './trips/book-trip.ts';
export * from './transports/transport.ts';
export * from './transports/transport-operations.ts';
export * from './transports/book-transport.ts';
export * from './local-tapa/local-tapa.ts';
export * from './content/help.ts';
export * from './content/news.ts';
export * from './content/promotions.ts';
export * from './requests/request-operations.ts';
export * from './shell/get-config.ts';
export * from './wallet/wallet.ts';
export { topUpLimits } from './wallet/top-up-sum.ts';
export * from './wallet/wallet-operations.ts';
export * from './wallet/withdrawal-operations.ts';
export { operations } from './operations.ts';
