export {
  orderStatusCodes,
  type OrderStatusCode,
  ledgerLine,
  orderLine,
  progressStep,
  orderTraveller,
  orderChange,
  orderRefund,
  instalment,
  orderActions,
  type OrderAction,
  flightOrder,
  type OrderLine,
  type LedgerLine,
  type ProgressStep,
  type OrderChange,
  type OrderRefund,
  type OrderTraveller,
  type FlightOrder,
} from './order.ts';
export { esimOrder, type EsimOrder } from './esim-order.ts';
export { tripOrder, type TripOrder } from './trip-order.ts';
export { transportOrder, type TransportOrder } from './transport-order.ts';
export { hotelOrder, type HotelOrder, getHotelOrder } from './hotel-order.ts';
export { type BusTicket, busOrder, type BusOrder, getBusOrder, getBusTicket, refundBusTicket } from './bus-order.ts';
export {
  type TrainTicket,
  trainOrder,
  type TrainOrder,
  getTrainOrder,
  getTrainTicket,
  refundTrainTicket,
} from './train-order.ts';
export { insuranceOrder, type InsuranceOrder, getInsurancePolicy } from './insurance-order.ts';
export { anyOrder, type Order, type OrderProduct } from './any-order.ts';
export type { CommonOrder } from './common-order.ts';
export { lotterySubject, type LotterySubject, lotteryOrder, type LotteryOrder } from './lottery-order.ts';
export { couponCode, applyCoupon } from './coupon-operations.ts';
export { getFlightOrder, cancelFlightOrder } from './order-operations.ts';
export { orderSummary, type OrderSummary, listOrders } from './order-list.ts';
export { cancelOrder } from './cancel-order.ts';
export { cancelUndeliveredOrder } from './cancel-undelivered-order.ts';
export {
  partnerChange,
  partnerChangeEnds,
  partnerChangeStates,
  type PartnerChangeView,
  answerPartnerChange,
} from './partner-change.ts';
export { fullRefund, refundOrder } from './refund-order.ts';
export { orderOffers, type OrderOffers, readOrderOffers } from './order-offers.ts';
export { topUpOrder, type TopUpOrder } from './top-up-order.ts';
export { getOrder, getCheckoutOrder } from './any-order-operations.ts';
export { changePaymentTerms } from './terms-operations.ts';
export {
  orderReceipt,
  type OrderReceipt,
  printedReceipt,
  type PrintedReceipt,
  sendReceipt,
  getReceipt,
} from './receipt-operations.ts';
