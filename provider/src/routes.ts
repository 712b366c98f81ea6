import { accountRoutes } from './accounts/account-routes.ts';
import { airSubscriptionRoutes } from './air-subscriptions/air-subscription-routes.ts';
import { alertRoutes } from './alerts/alert-routes.ts';
import { bookingRoutes } from './bookings/booking-routes.ts';
import { cartRoutes } from './carts/cart-routes.ts';
import { changeRoutes } from './changes/change-routes.ts';
import { busRoutes } from './buses/bus-routes.ts';
import { companyRoutes } from './companies/company-routes.ts';
import { contentRoutes } from './content/content-routes.ts';
import { couponRoutes } from './coupons/coupon-routes.ts';
import type { Deps } from './deps.ts';
import { esimRoutes } from './esims/esim-routes.ts';
import { flightRoutes } from './flights/flight-routes.ts';
import { gameRoutes } from './games/game-routes.ts';
import { hotelRoutes } from './hotels/hotel-routes.ts';
import { insuranceRoutes } from './insurance/insurance-routes.ts';
import { identityRoutes } from './identity/identity-routes.ts';
import { rideRoutes } from './mobility/rides/ride-routes.ts';
import { lotteryRoutes } from './lotteries/lottery-routes.ts';
import { mobilityRoutes } from './mobility/mobility-routes.ts';
import { localTapaRoutes } from './local-tapa/local-tapa-routes.ts';
import { orderRoutes } from './orders/order-routes.ts';
import { ownDataRoutes } from './own-data/own-data-routes.ts';
import { payLaterRoutes } from './pay-later/pay-later-routes.ts';
import { paymentRoutes } from './payments/payment-routes.ts';
import { receiptRoutes } from './receipts/receipt-routes.ts';
import { refundRoutes } from './refunds/refund-routes.ts';
import { requestRoutes } from './requests/request-routes.ts';
import { termsRoutes } from './terms/terms-routes.ts';
import { trainRoutes } from './trains/train-routes.ts';
import { transportRoutes } from './transports/transport-routes.ts';
import { tripRoutes } from './trips/trip-routes.ts';
import { walletRoutes } from './wallets/wallet-routes.ts';
import { withdrawalRoutes } from './withdrawals/withdrawal-routes.ts';
import type { Route } from './router/route.ts';

/** Table of contents: every operation of the contract that is served here. */
export function routes(deps: Deps): readonly Route[] {
  return [
    ...accountRoutes(deps),
    ...identityRoutes(deps),
    ...ownDataRoutes(deps),
    ...bookingRoutes(deps),
    ...changeRoutes(deps),
    ...flightRoutes(deps),
    ...hotelRoutes(deps),
    ...esimRoutes(deps),
    ...insuranceRoutes(deps),
    ...cartRoutes(deps),
    ...lotteryRoutes(deps),
    ...gameRoutes(deps),
    ...busRoutes(deps),
    ...trainRoutes(deps),
    ...tripRoutes(deps),
    ...transportRoutes(deps),
    ...localTapaRoutes(),
    ...mobilityRoutes(deps),
    ...rideRoutes(deps),
    ...alertRoutes(deps),
    ...airSubscriptionRoutes(deps),
    ...orderRoutes(deps),
    ...couponRoutes(deps),
    ...termsRoutes(deps),
    ...companyRoutes(deps),
    ...paymentRoutes(deps),
    ...receiptRoutes(deps),
    ...refundRoutes(deps),
    ...payLaterRoutes(deps),
    ...contentRoutes(deps),
    ...requestRoutes(deps),
    ...walletRoutes(deps),
    ...withdrawalRoutes(deps),
  ];
}
