export { checkLendEligibility } from './lend-operations.ts';
export { lendOffer, pocketZeroPlan, listPayLaterOffers } from './pay-later-operations.ts';
export {
  deeplink,
  paymentNames,
  type PaymentName,
  paymentFlows,
  type PaymentFlow,
  paymentOption,
  paymentStates,
  type PaymentState,
  declineReasons,
  type DeclineReason,
  openInvoiceState,
  invoice,
  type OpenInvoiceState,
  type PaymentOption,
  type Invoice,
  listPaymentOptions,
  createInvoice,
  checkPayment,
  paidUpdate,
  type PaidUpdate,
  watchPayment,
  listRates,
} from './payment-operations.ts';
export { bank, bankCode, accountNumber, listBanks, checkAccountName } from './bank-operations.ts';
