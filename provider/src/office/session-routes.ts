import { getStaffSession, signOutStaff } from '@aylal/contracts/office';
import type { Deps } from '../platform/deps.ts';
import { route, type Route } from '../platform/http/route.ts';
import { writeAudit } from './audit-log.ts';
import { sessionView } from './session-view.ts';

/** NEED-181, NEED-182. */
export function staffSessionRoutes(deps: Pick<Deps, 'db' | 'staffSessions'>): readonly Route[] {
  return [
    route(getStaffSession).to(({ staff }) => ({ status_code: 200, result: sessionView(staff) })),
    route(signOutStaff).to(async ({ staff, now }) => {
      await deps.db.transaction().execute(async (tx) => {
        await deps.staffSessions.revoke(tx, staff.tokenHash);
        await writeAudit(tx, staff, { act: 'sign-out', subject: staff.id }, now);
      });
      return { status_code: 200, result: null };
    }),
  ];
}
