import { beginIdentityImport, importIdentity } from './account/identity-operations.ts';
import { deleteAccount, exportPersonalData, listAccountHolds } from './account/personal-data-operations.ts';
import * as passengers from './account/passenger-operations.ts';
import {
  checkVerifyCode,
  getSession,
  recoverPassword,
  registerAccount,
  sendVerifyCode,
  signIn,
  signOut,
} from './account/session-operations.ts';
import { signInByHost } from './account/sign-in-by-host.ts';
import { endOtherSessions, endSession, listSessions } from './account/session-list-operations.ts';
import { reportContactChange } from './account/report-contact-change.ts';
import { updateUser } from './account/update-user.ts';
import { bookBus } from './bus/bus-booking.ts';
import { getBusSchedule, listBusEnds, listBusStops } from './bus/bus-operations.ts';
import { listNextBuses, listNextTrains } from './bus/next-departures.ts';
import { checkCompanyRegister } from './companies/check-company.ts';
import { getHelpItem, listHelp } from './content/help.ts';
import { listNews } from './content/news.ts';
import { getPage } from './content/pages.ts';
import { listPromotions } from './content/promotions.ts';
import { subscribeAir, unsubscribeAir } from './flights/air-subscription.ts';
import { bookFlight } from './flights/book-flight.ts';
import { confirmFlightChange, searchFlightChanges } from './flights/flight-change.ts';
import { refundFlight } from './flights/flight-refund.ts';
import { listLateOffers, listNearbyDates, searchAirports, searchFlightOffers } from './flights/flight-operations.ts';
import { checkFlightOffer, getFlightOffer } from './flights/one-offer-operations.ts';
import { listMonthFares } from './flights/month-fares.ts';
import { bookInsurance, listInsuranceTravellers } from './insurance/insurance-booking.ts';
import { getInsurancePolicy } from './orders/insurance-order.ts';
import * as insurances from './insurance/insurance-operations.ts';
import * as esims from './esims/esim-operations.ts';
import { bookEsim, getEsimInstall } from './esims/esim-purchase.ts';
import { bookEsimTopUp, getEsimUsage, listEsimTopUps } from './esims/esim-top-up.ts';
import { bookCart } from './cart/book-cart.ts';
import * as carts from './cart/cart-operations.ts';
import { changeShipment, readShipment, saveShipment } from './cart/shipment.ts';
import { playGameRound, readGame } from './lottery/game-operations.ts';
import { suggestScratch } from './lottery/suggest-scratch.ts';
import { endRide, getRide, listRides, readRide, startRide } from './mobility/ride-operations.ts';
import { excludeFromLottery, readLotteryLimits } from './lottery/limit-operations.ts';
import { listLotteryProducts } from './lottery/lottery-product.ts';
import { reportWin } from './lottery/report-win.ts';
import { listLotteryTickets, readLotteryProof, scratchLotteryTicket } from './lottery/ticket-operations.ts';
import { listVehiclePins, listVehicles } from './mobility/list-vehicles.ts';
import * as alerts from './flights/price-alert-operations.ts';
import { cancelHotelBooking, refundHotel } from './hotels/hotel-after-sale.ts';
import { bookHotel, checkHotelRate, getHotelQuote } from './hotels/hotel-booking.ts';
import { listHotelPins, listMapPlaces } from './hotels/hotel-map.ts';
import * as hotels from './hotels/hotel-operations.ts';
import { getOwnReview, listHotelReviews, writeHotelReview } from './hotels/hotel-reviews.ts';
import { listPopularPlaces } from './hotels/popular-places.ts';
import { listSavedHotels, removeSavedHotel, saveHotel } from './hotels/saved-hotels.ts';
import { getTrainOrder, getTrainTicket, refundTrainTicket } from './orders/train-order.ts';
import { getBusOrder, getBusTicket, refundBusTicket } from './orders/bus-order.ts';
import { getHotelOrder } from './orders/hotel-order.ts';
import { applyCoupon } from './orders/coupon-operations.ts';
import { getCheckoutOrder, getOrder } from './orders/any-order-operations.ts';
import { cancelOrder } from './orders/cancel-order.ts';
import { cancelUndeliveredOrder } from './orders/cancel-undelivered-order.ts';
import { refundOrder } from './orders/refund-order.ts';
import { readOrderOffers } from './orders/order-offers.ts';
import { listOrders } from './orders/order-list.ts';
import * as orders from './orders/order-operations.ts';
import { changePaymentTerms } from './orders/terms-operations.ts';
import { getReceipt, sendReceipt } from './orders/receipt-operations.ts';
import { checkAccountName, listBanks } from './payments/bank-operations.ts';
import { checkLendEligibility } from './payments/lend-operations.ts';
import { listPayLaterOffers } from './payments/pay-later-operations.ts';
import {
  checkPayment,
  createInvoice,
  listPaymentOptions,
  listRates,
  watchPayment,
} from './payments/payment-operations.ts';
import * as requests from './requests/request-operations.ts';
import { listLocalPlaces } from './local-tapa/local-tapa.ts';
import { bookTrain } from './trains/train-booking.ts';
import { lockTrainPlaces, releaseTrainLock } from './trains/train-lock.ts';
import { getTrainVoyage, listTrainStations, searchTrains } from './trains/train-operations.ts';
import { bookTransport } from './transports/book-transport.ts';
import { getTransport, listTransports } from './transports/transport-operations.ts';
import { bookTrip } from './trips/book-trip.ts';
import { getTrip, searchTrips } from './trips/trip-operations.ts';
import { getConfig } from './shell/get-config.ts';
import { addWalletTopUp, getWallet, readWallet, readWalletStatement, topUpWallet } from './wallet/wallet-operations.ts';
import { checkWalletCode, saveWithdrawalAccount, withdraw } from './wallet/withdrawal-operations.ts';

/** Every operation, by name. `/api/openapi.json`, the host's list of forwarded routes and the contract tests are made from it. */
export const operations = {
  sendVerifyCode,
  checkVerifyCode,
  signIn,
  signInByHost,
  registerAccount,
  recoverPassword,
  getSession,
  signOut,
  updateUser,
  reportContactChange,
  listSessions,
  endSession,
  endOtherSessions,
  exportPersonalData,
  listAccountHolds,
  deleteAccount,
  listPassengers: passengers.listPassengers,
  getPassenger: passengers.getPassenger,
  createPassenger: passengers.createPassenger,
  updatePassenger: passengers.updatePassenger,
  deletePassenger: passengers.deletePassenger,
  beginIdentityImport,
  importIdentity,
  searchAirports,
  searchFlightOffers,
  listLateOffers,
  listNearbyDates,
  listMonthFares,
  getFlightOffer,
  checkFlightOffer,
  bookFlight,
  searchFlightChanges,
  confirmFlightChange,
  refundFlight,
  subscribeAir,
  unsubscribeAir,
  createPriceAlert: alerts.createPriceAlert,
  listPriceAlerts: alerts.listPriceAlerts,
  stopPriceAlert: alerts.stopPriceAlert,
  readPriceAlertLink: alerts.readPriceAlertLink,
  stopPriceAlertByLink: alerts.stopPriceAlertByLink,
  suggestHotels: hotels.suggestHotels,
  getHotelFilter: hotels.getHotelFilter,
  listHotels: hotels.listHotels,
  viewHotel: hotels.viewHotel,
  listHotelPins,
  listMapPlaces,
  listPopularPlaces,
  listHotelReviews,
  getOwnReview,
  writeHotelReview,
  checkHotelRate,
  getHotelQuote,
  bookHotel,
  getHotelOrder,
  cancelHotelBooking,
  refundHotel,
  saveHotel,
  listSavedHotels,
  removeSavedHotel,
  listBusStops,
  listBusEnds,
  listNextBuses,
  getBusSchedule,
  bookBus,
  getBusOrder,
  getBusTicket,
  refundBusTicket,
  listTrainStations,
  listNextTrains,
  searchTrains,
  getTrainVoyage,
  lockTrainPlaces,
  releaseTrainLock,
  bookTrain,
  getTrainOrder,
  getTrainTicket,
  refundTrainTicket,
  searchTrips,
  getTrip,
  bookTrip,
  listTransports,
  getTransport,
  bookTransport,
  listLocalPlaces,
  getOrder,
  getFlightOrder: orders.getFlightOrder,
  getCheckoutOrder,
  listOrders,
  cancelOrder,
  cancelUndeliveredOrder,
  refundOrder,
  readOrderOffers,
  cancelFlightOrder: orders.cancelFlightOrder,
  applyCoupon,
  changePaymentTerms,
  sendReceipt,
  getReceipt,
  checkCompanyRegister,
  listPaymentOptions,
  createInvoice,
  checkPayment,
  watchPayment,
  listRates,
  listBanks,
  checkAccountName,
  listPayLaterOffers,
  checkLendEligibility,
  readCart: carts.readCart,
  addToCart: carts.addToCart,
  updateCartItem: carts.updateCartItem,
  removeCartItem: carts.removeCartItem,
  emptyCart: carts.emptyCart,
  bookCart,
  saveShipment,
  readShipment,
  changeShipment,
  listLotteryProducts,
  listLotteryTickets,
  scratchLotteryTicket,
  reportWin,
  readLotteryProof,
  readLotteryLimits,
  excludeFromLottery,
  readGame,
  playGameRound,
  suggestScratch,
  readRide,
  startRide,
  endRide,
  listRides,
  getRide,
  listVehicles,
  listVehiclePins,
  searchEsims: esims.searchEsims,
  getEsim: esims.getEsim,
  listEsimDevices: esims.listEsimDevices,
  getEsimGuide: esims.getEsimGuide,
  bookEsim,
  getEsimInstall,
  getEsimUsage,
  listEsimTopUps,
  bookEsimTopUp,
  suggestInsurance: insurances.suggestInsurance,
  listInsurance: insurances.listInsurance,
  getInsurance: insurances.getInsurance,
  readInsuranceTerms: insurances.readInsuranceTerms,
  bookInsurance,
  listInsuranceTravellers,
  getInsurancePolicy,
  listHelp,
  getHelpItem,
  listNews,
  getPage,
  listPromotions,
  askHelpCenter: requests.askHelpCenter,
  requestCorporateInfo: requests.requestCorporateInfo,
  subscribeNewsletter: requests.subscribeNewsletter,
  sendCustomerRequest: requests.sendCustomerRequest,
  requestTravelInfo: requests.requestTravelInfo,
  getConfig,
  getWallet,
  readWallet,
  readWalletStatement,
  topUpWallet,
  addWalletTopUp,
  checkWalletCode,
  saveWithdrawalAccount,
  withdraw,
};
