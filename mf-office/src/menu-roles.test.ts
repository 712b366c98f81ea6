import {
  findOrders,
  listAudit,
  listContent,
  listCoupons,
  listLotteries,
  listOverdueInstalments,
  listWork,
  readFigures,
  readLedgerDay,
} from '@aylal/contracts/office';
import { descriptor } from './descriptor.ts';

it('each entry of the menu is for the roles that may read its page', () => {
  expect(Object.fromEntries(descriptor.navigation.map(({ path, roles }) => [path, roles]))).toEqual({
    '/work': listWork.roles,
    '/orders': findOrders.roles,
    '/money': readLedgerDay.roles,
    '/overdue': listOverdueInstalments.roles,
    '/figures': readFigures.roles,
    '/content': listContent.roles,
    '/coupons': listCoupons.roles,
    '/lotteries': listLotteries.roles,
    '/audit': listAudit.roles,
  });
});
