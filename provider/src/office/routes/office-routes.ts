import { listAudit } from '@aylal/contracts/office';
import type { Deps } from '../../platform/deps.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { assignTransferRoute } from '../assign-transfer-handler.ts';
import { readAudit } from '../audit-log.ts';
import { changeStaffPasswordRoute } from '../change-staff-password-handler.ts';
import { staffSessionRoutes } from '../session-routes.ts';
import { contentOfficeRoutes } from '../content/content-office-routes.ts';
import { couponOfficeRoutes } from '../coupons/coupon-office-routes.ts';
import { differenceRoutes } from '../differences/difference-routes.ts';
import { figuresRoute } from '../figures/figures-route.ts';
import { ledgerDayRoute } from '../money/ledger-day-route.ts';
import { lotteryOfficeRoutes } from '../lotteries/lottery-office-routes.ts';
import { overdueRoute } from '../money/overdue-route.ts';
import { goodwillRoutes } from '../orders/goodwill-routes.ts';
import { orderOfficeRoutes } from '../orders/order-office-routes.ts';
import { passkeyRoutes } from '../passkeys/passkey-routes.ts';
import { passkeySignInRoutes } from '../passkeys/passkey-sign-in.ts';
import { payoutRoutes } from '../payouts/payout-routes.ts';
import { requestOfficeRoutes } from '../requests/request-office-routes.ts';
import { signInStaffRoute } from '../sign-in-staff-handler.ts';
import { winnerOfficeRoutes } from '../winners/winner-office-routes.ts';
import { returnTransferRoute } from '../return-transfer-handler.ts';
import { workRoutes } from '../work-routes.ts';

/** What people of the office may ask; docs/office.md lists the roles of each operation. */
export function officeRoutes(deps: Deps): readonly Route[] {
  return [
    signInStaffRoute(deps),
    ...staffSessionRoutes(deps),
    changeStaffPasswordRoute(deps),
    ...passkeyRoutes(deps),
    ...passkeySignInRoutes(deps),
    ...workRoutes(deps),
    assignTransferRoute(deps),
    returnTransferRoute(deps),
    ...differenceRoutes(deps),
    ...payoutRoutes(deps),
    ...requestOfficeRoutes(deps),
    ...winnerOfficeRoutes(deps),
    ...orderOfficeRoutes(deps),
    ...goodwillRoutes(deps),
    ledgerDayRoute(deps),
    overdueRoute(deps),
    figuresRoute(deps),
    ...contentOfficeRoutes(deps),
    ...lotteryOfficeRoutes(deps),
    ...couponOfficeRoutes(deps),
    route(listAudit).to(async ({ query }) => {
      const rows = await readAudit(deps.db, query);
      const entries = rows.map(({ staff_id: _id, name, at, ...row }) => ({
        ...row,
        by: name,
        at: new Date(at).toISOString(),
      }));
      return {
        status_code: 200,
        result: { entries, next: rows.length === query.limit ? (rows.at(-1)?.id ?? null) : null },
      };
    }),
  ];
}
