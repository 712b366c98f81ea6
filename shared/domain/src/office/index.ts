export {
  begunKinds,
  canRetire,
  contentKinds,
  hasTitle,
  isHtml,
  isPartnerKind,
  languagesToWrite,
  missingLanguages,
  partnerKinds,
  promotionPlaces,
  type ContentKind,
  type ContentText,
  type PartnerKind,
  type PromotionPlace,
} from './content.ts';
export {
  differenceKinds,
  differenceOutcomes,
  needsSecondForWriteOff,
  outcomesOf,
  writeOffAlone,
  writtenOff,
  type DifferenceKind,
  type DifferenceOutcome,
} from './differences.ts';
export { goodwillAlone, goodwillLeft, needsSecondPerson } from './goodwill.ts';
export {
  actionsOnOrder,
  officeOrderActions,
  standingMailOf,
  type OfficeOrderAction,
  type OfficeOrderFacts,
  type StandingMail,
} from './order-actions.ts';
export {
  holdRefusals,
  isLongerHold,
  longestHold,
  longestHoldHours,
  type HoldFacts,
  type HoldRefusal,
} from './longer-hold.ts';
export { isLoanInDoubt } from './loan-in-doubt.ts';
export { maskName } from './mask-name.ts';
export { needsApproval, payoutAlone } from './payout-approval.ts';
export {
  lateOutcomeOf,
  lateSearch,
  searchedProducts,
  searchOutcomeOf,
  type SearchAnswer,
  type SearchedProduct,
  type SearchOutcome,
} from './searches.ts';
export { staffRoles, type StaffRole } from './staff-roles.ts';
export { needsDecision, workDueAt, workKinds, type WorkKind } from './work.ts';
