import {
  actOnOrder,
  assignWork,
  decideGoodwill,
  decidePayout,
  findOrders,
  listAudit,
  listContent,
  listLotteries,
  listOverdueInstalments,
  listWork,
  makeLottery,
  payPrize,
  readFigures,
  readLedgerDay,
  returnTransfer,
  saveDraft,
  settleDifference,
} from '@aylal/contracts/office';
import type { StaffRole } from '@aylal/domain/office';

/** What a role may do on a screen, by the same table that the provider refuses with. */
export const mayDo = {
  seeWork: (role: StaffRole) => isAmong(role, listWork.roles),
  work: (role: StaffRole) => isAmong(role, assignWork.roles),
  seeOrders: (role: StaffRole) => isAmong(role, findOrders.roles),
  actOnOrders: (role: StaffRole) => isAmong(role, actOnOrder.roles),
  payPrizes: (role: StaffRole) => isAmong(role, payPrize.roles),
  decide: (role: StaffRole) => isAmong(role, decideGoodwill.roles),
  returnTransfers: (role: StaffRole) => isAmong(role, returnTransfer.roles),
  settle: (role: StaffRole) => isAmong(role, settleDifference.roles),
  approvePayouts: (role: StaffRole) => isAmong(role, decidePayout.roles),
  seeBooks: (role: StaffRole) => isAmong(role, readLedgerDay.roles),
  seeOverdue: (role: StaffRole) => isAmong(role, listOverdueInstalments.roles),
  seeFigures: (role: StaffRole) => isAmong(role, readFigures.roles),
  seeContent: (role: StaffRole) => isAmong(role, listContent.roles),
  write: (role: StaffRole) => isAmong(role, saveDraft.roles),
  seeLotteries: (role: StaffRole) => isAmong(role, listLotteries.roles),
  makeLotteries: (role: StaffRole) => isAmong(role, makeLottery.roles),
  seeAudit: (role: StaffRole) => isAmong(role, listAudit.roles),
};

function isAmong(role: StaffRole, roles: readonly StaffRole[]): boolean {
  return roles.includes(role);
}
