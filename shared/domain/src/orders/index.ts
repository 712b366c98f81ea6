export {
  listedProducts,
  orderPlacePattern,
  orderSearchLength,
  orderStates,
  searchTerms,
  statusesOf,
  type ListedProduct,
  type OrderState,
} from './order-list.ts';
export {
  ticketStateOf,
  voucherStateOf,
  type TicketStanding,
  type TicketState,
  type VoucherOrder,
} from './ticket-state.ts';
export { cancelCallOf, mayCancelOrder, type CancelCall, type CancelFacts } from './order-cancel.ts';
export { quoteRefund, type RefundBasis, type RefundQuote } from './refund-quote.ts';
export { priceFixedMinutes, seatsHeldMinutes, seatsHeldUntil, sellingEndsMinutes } from './hold-times.ts';
export { datedPercentKept, datedTermsFrom, type DatedTerm, type DatedTermStretch } from './dated-terms.ts';
export {
  refundBlocks,
  ruleFullRefund,
  type RefundBlock,
  type FullRefund,
  type FullRefundFacts,
} from './full-refund.ts';
export {
  answerChangeBy,
  endWithoutAnswer,
  isJourneyAsAgreed,
  journeyEndsAt,
  partnerChangeAnswers,
  partnerChangeKind,
  partnerChangeKinds,
  refundsInFull,
  type PartnerChange,
  type PartnerChangeAnswer,
  type PartnerChangeKind,
  type PartnerLeg,
  type PartnerTrip,
} from './partner-change.ts';
