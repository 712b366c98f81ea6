// Every operation of the shop; `@aylal/contracts/operations` has them by name.
export {
  checkVerifyCode,
  getSession,
  recoverPassword,
  registerAccount,
  sendVerifyCode,
  signIn,
  signOut,
} from './account/session-operations.ts';
export { signInByHost } from './account/sign-in-by-host.ts';
export { updateUser } from './account/update-user.ts';
export { reportContactChange } from './account/report-contact-change.ts';
export { endOtherSessions, endSession, listSessions } from './account/session-list-operations.ts';
export { deleteAccount, exportPersonalData, listAccountHolds } from './account/personal-data-operations.ts';
export {
  createPassenger,
  deletePassenger,
  getPassenger,
  listPassengers,
  updatePassenger,
} from './account/passenger-operations.ts';
export { beginIdentityImport, importIdentity } from './account/identity-operations.ts';
export { listLateOffers, listNearbyDates, searchAirports, searchFlightOffers } from './flights/flight-operations.ts';
export { listMonthFares } from './flights/month-fares.ts';
export { checkFlightOffer, getFlightOffer } from './flights/one-offer-operations.ts';
export { bookFlight } from './flights/book-flight.ts';
export { confirmFlightChange, searchFlightChanges } from './flights/flight-change.ts';
export { refundFlight } from './flights/flight-refund.ts';
export { subscribeAir, unsubscribeAir } from './flights/air-subscription.ts';
export {
  createPriceAlert,
  listPriceAlerts,
  readPriceAlertLink,
  stopPriceAlert,
  stopPriceAlertByLink,
} from './flights/price-alert-operations.ts';
export { getHotelFilter, listHotels, suggestHotels, viewHotel } from './hotels/hotel-operations.ts';
export { listHotelPins, listMapPlaces } from './hotels/hotel-map.ts';
export { listPopularPlaces } from './hotels/popular-places.ts';
export { getOwnReview, listHotelReviews, writeHotelReview } from './hotels/hotel-reviews.ts';
export { bookHotel, checkHotelRate, getHotelQuote } from './hotels/hotel-booking.ts';
export { getHotelOrder } from './orders/hotel-order.ts';
export { cancelHotelBooking, refundHotel } from './hotels/hotel-after-sale.ts';
export { listSavedHotels, removeSavedHotel, saveHotel } from './hotels/saved-hotels.ts';
export { getBusSchedule, listBusEnds, listBusStops } from './bus/bus-operations.ts';
export { listNextBuses, listNextTrains } from './bus/next-departures.ts';
export { bookBus } from './bus/bus-booking.ts';
export { getBusOrder, getBusTicket, refundBusTicket } from './orders/bus-order.ts';
export { getTrainVoyage, listTrainStations, searchTrains } from './trains/train-operations.ts';
export { lockTrainPlaces, releaseTrainLock } from './trains/train-lock.ts';
export { bookTrain } from './trains/train-booking.ts';
export { getTrainOrder, getTrainTicket, refundTrainTicket } from './orders/train-order.ts';
export { getTrip, searchTrips } from './trips/trip-operations.ts';
export { bookTrip } from './trips/book-trip.ts';
export { getTransport, listTransports } from './transports/transport-operations.ts';
export { bookTransport } from './transports/book-transport.ts';
export { listLocalPlaces } from './local-tapa/local-tapa.ts';
export { getCheckoutOrder, getOrder } from './orders/any-order-operations.ts';
export { cancelFlightOrder, getFlightOrder } from './orders/order-operations.ts';
export { listOrders } from './orders/order-list.ts';
export { cancelOrder } from './orders/cancel-order.ts';
export { cancelUndeliveredOrder } from './orders/cancel-undelivered-order.ts';
export { answerPartnerChange } from './orders/partner-change.ts';
export { refundOrder } from './orders/refund-order.ts';
export { readOrderOffers } from './orders/order-offers.ts';
export { applyCoupon } from './orders/coupon-operations.ts';
export { changePaymentTerms } from './orders/terms-operations.ts';
export { getReceipt, sendReceipt } from './orders/receipt-operations.ts';
export { checkCompanyRegister } from './companies/check-company.ts';
export {
  checkPayment,
  createInvoice,
  listPaymentOptions,
  listRates,
  watchPayment,
} from './payments/payment-operations.ts';
export { checkAccountName, listBanks } from './payments/bank-operations.ts';
export { listPayLaterOffers } from './payments/pay-later-operations.ts';
export { checkLendEligibility } from './payments/lend-operations.ts';
export { addToCart, emptyCart, readCart, removeCartItem, updateCartItem } from './cart/cart-operations.ts';
export { bookCart } from './cart/book-cart.ts';
export { changeShipment, readShipment, saveShipment } from './cart/shipment.ts';
export { listLotteryProducts } from './lottery/lottery-product.ts';
export { listLotteryTickets, readLotteryProof, scratchLotteryTicket } from './lottery/ticket-operations.ts';
export { reportWin } from './lottery/report-win.ts';
export { excludeFromLottery, readLotteryLimits } from './lottery/limit-operations.ts';
export { playGameRound, readGame } from './lottery/game-operations.ts';
export { suggestScratch } from './lottery/suggest-scratch.ts';
export { endRide, getRide, listRides, readRide, startRide } from './mobility/ride-operations.ts';
export { listVehiclePins, listVehicles } from './mobility/list-vehicles.ts';
export { getEsim, getEsimGuide, listEsimDevices, searchEsims } from './esims/esim-operations.ts';
export { bookEsim, getEsimInstall } from './esims/esim-purchase.ts';
export { bookEsimTopUp, getEsimUsage, listEsimTopUps } from './esims/esim-top-up.ts';
export { getInsurance, listInsurance, readInsuranceTerms, suggestInsurance } from './insurance/insurance-operations.ts';
export { bookInsurance, listInsuranceTravellers } from './insurance/insurance-booking.ts';
export { getInsurancePolicy } from './orders/insurance-order.ts';
export { getHelpItem, listHelp } from './content/help.ts';
export { listNews } from './content/news.ts';
export { getPage } from './content/pages.ts';
export { listPromotions } from './content/promotions.ts';
export {
  askHelpCenter,
  requestCorporateInfo,
  requestTravelInfo,
  sendCustomerRequest,
  subscribeNewsletter,
} from './requests/request-operations.ts';
export { getConfig } from './shell/get-config.ts';
export { addWalletTopUp, getWallet, readWallet, readWalletStatement, topUpWallet } from './wallet/wallet-operations.ts';
export { checkWalletCode, saveWithdrawalAccount, withdraw } from './wallet/withdrawal-operations.ts';
