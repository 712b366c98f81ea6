export {
  bankTransferAmount,
  bankTransferFee,
  type BankTransferFeeTerms,
  type TransferRecord,
} from './bank-transfer.ts';
export { paymentTypes, type PaymentType } from './payment-type.ts';
export {
  instalmentPlans,
  lowerParts,
  upfrontAmount,
  type InstalmentPart,
  type InstalmentPlan,
  type InstalmentTerms,
} from './instalment-plan.ts';
export {
  instalmentLeadDays,
  instalmentsOffer,
  type InstalmentsOffer,
  type InstalmentsQuestion,
  type InstalmentsRefusal,
} from './instalments-offer.ts';
export { termsOffer } from './terms-offer.ts';
export {
  instalmentsPaid,
  isOverdue,
  nextInstalment,
  remainingInstalments,
  type Instalment,
} from './instalments-paid.ts';
export {
  flexiMonth,
  flexiRate,
  lendCancellation,
  lendOffer,
  lendPayTotal,
  type LendOffer,
  type LendStep,
} from './lendpay.ts';
export { pocketZeroPlans, pocketZeroTotal, type PocketZeroPlan } from './pocket-zero.ts';
export { bankApps, type BankApp, type BankAppLink } from './bank-app-links.ts';
export { bankList, type Bank } from './bank-list.ts';
export { bankName } from './bank-name.ts';
export {
  accountOfIban,
  ibanOf,
  isAccountNumber,
  maskAccountNumber,
  maskHolderName,
  tidyAccountNumber,
} from './account-number.ts';
export { settlesAt, settlingHours } from './settling-time.ts';
export { smallestWithdrawal, withdrawalFault, type WithdrawalFault } from './withdrawal.ts';
export { isListedPage } from './listed-page.ts';
export { isPaymentPage } from './payment-page.ts';
