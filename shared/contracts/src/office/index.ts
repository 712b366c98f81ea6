import { changeStaffPassword } from './change-staff-password.ts';
import { listAudit } from './audit-operations.ts';
import { readFigures } from './figures-operations.ts';
import { readLedgerDay } from './ledger-operations.ts';
import { listReconciliation, readDifference, settleDifference } from './difference-operations.ts';
import { listOverdueInstalments } from './overdue-operations.ts';
import { actOnOrder, findOrders, getOfficeOrder, revealOrderPeople } from './order-operations.ts';
import { getStaffSession, signInStaff, signOutStaff } from './staff-session.ts';
import {
  getContent,
  listContent,
  publishContent,
  restoreContent,
  retireContent,
  saveDraft,
} from './content-operations.ts';
import { findPartnerPieces } from './partner-piece-operations.ts';
import { addCoupon, endCoupon, listCoupons } from './coupon-operations.ts';
import { decideGoodwill, giveGoodwill } from './goodwill-operations.ts';
import { changeOrderContact } from './order-contact.ts';
import { answerOrderChange } from './order-change.ts';
import { holdOrderLonger } from './order-hold.ts';
import { quoteOrderRefund, refundOrderByRule } from './order-refund.ts';
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  listPasskeys,
  removePasskey,
  signInByPasskey,
} from './passkey-operations.ts';
import { decidePayout, readPayout } from './payout-operations.ts';
import { readRequest, replyToRequest, resendMessage } from './request-operations.ts';
import { changeLottery, listLotteries, makeLottery } from './lottery-operations.ts';
import { payPrize, readWinner } from './winner-operations.ts';
import { assignTransfer, returnTransfer } from './transfer-operations.ts';
import { assignWork, finishWork, listWork, noteWork } from './work-operations.ts';

/** Every operation of the office. They are no part of `operations`: the shop's host sends none of them on, and no customer's session opens one. */
export const officeOperations = {
  signInStaff,
  getStaffSession,
  signOutStaff,
  changeStaffPassword,
  listPasskeys,
  beginPasskey,
  addPasskey,
  removePasskey,
  beginPasskeySignIn,
  signInByPasskey,
  listWork,
  assignWork,
  noteWork,
  finishWork,
  assignTransfer,
  returnTransfer,
  readDifference,
  settleDifference,
  readPayout,
  decidePayout,
  readRequest,
  replyToRequest,
  resendMessage,
  readWinner,
  payPrize,
  findOrders,
  getOfficeOrder,
  revealOrderPeople,
  actOnOrder,
  changeOrderContact,
  holdOrderLonger,
  answerOrderChange,
  quoteOrderRefund,
  refundOrderByRule,
  giveGoodwill,
  decideGoodwill,
  readLedgerDay,
  listOverdueInstalments,
  listReconciliation,
  readFigures,
  listContent,
  findPartnerPieces,
  getContent,
  saveDraft,
  publishContent,
  retireContent,
  restoreContent,
  listLotteries,
  makeLottery,
  changeLottery,
  listCoupons,
  addCoupon,
  endCoupon,
  listAudit,
};

export { auditEntry, listAudit, type AuditEntry } from './audit-operations.ts';
export {
  mostFigureDays,
  readFigures,
  type CountedSearch,
  type FinishedWork,
  type Sale,
  type Steps,
  type WaitingWork,
} from './figures-operations.ts';
export { changeLottery, listLotteries, lotteryStates, makeLottery, type OfficeLottery } from './lottery-operations.ts';
export { payPrize, readWinner } from './winner-operations.ts';
export { readLedgerDay, type AccountDay } from './ledger-operations.ts';
export {
  listReconciliation,
  readDifference,
  settleDifference,
  type OfficeDifference,
  type ReconciledPartner,
} from './difference-operations.ts';
export { listOverdueInstalments, type OverdueInstalment } from './overdue-operations.ts';
export { changeStaffPassword } from './change-staff-password.ts';
export { changeOrderContact } from './order-contact.ts';
export { answerOrderChange } from './order-change.ts';
export { holdOrderLonger } from './order-hold.ts';
export { quoteOrderRefund, refundOrderByRule } from './order-refund.ts';
export {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  listPasskeys,
  removePasskey,
  signInByPasskey,
  type Passkey,
} from './passkey-operations.ts';
export { officeOrder, type OfficeOrder } from './office-order.ts';
export {
  actOnOrder,
  findOrders,
  foundOrder,
  getOfficeOrder,
  revealOrderPeople,
  type FoundOrder,
} from './order-operations.ts';
export { getStaffSession, signInStaff, signOutStaff, staffMember, type StaffMember } from './staff-session.ts';
export {
  contentPiece,
  contentSettings,
  getContent,
  listContent,
  publishContent,
  restoreContent,
  retireContent,
  saveDraft,
  type ContentPiece,
  type ContentSettings,
  type ContentTexts,
  type ListedContent,
  type TypedSettings,
} from './content-operations.ts';
export { findPartnerPieces, type PartnerPiece } from './partner-piece-operations.ts';
export { addCoupon, endCoupon, listCoupons, type OfficeCoupon } from './coupon-operations.ts';
export { decideGoodwill, giveGoodwill } from './goodwill-operations.ts';
export { decidePayout, readPayout, type OfficePayout } from './payout-operations.ts';
export { readRequest, replyToRequest, resendMessage } from './request-operations.ts';
export { assignTransfer, returnTransfer } from './transfer-operations.ts';
export { assignWork, finishWork, listWork, noteWork, workItem, type OfficeWork } from './work-operations.ts';
