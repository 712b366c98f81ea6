import { signInStaff } from '@aylal/contracts/office';
import type { Deps } from '../platform/deps.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { route, type Route } from '../platform/http/route.ts';
import { writeAudit } from './audit-log.ts';
import { proveStaff } from './prove-staff.ts';
import { sessionView } from './session-view.ts';

/** NEED-180. */
export function signInStaffRoute(deps: Pick<Deps, 'db' | 'passwords' | 'staffSessions' | 'vault'>): Route {
  return route(signInStaff).to(
    async ({ body, now, log }) => {
      const { person, settle } = await proveStaff(deps, body, now).catch((error: unknown) => {
        if (error instanceof ProblemError) log.info('staff-sign-in-refused');
        throw error;
      });
      const opened = await deps.db.transaction().execute(async (tx) => {
        await settle(tx);
        await writeAudit(tx, person, { act: 'sign-in', subject: person.id }, now);
        return deps.staffSessions.open(tx, person);
      });
      log.info('staff-signed-in', { staff_id: person.id });
      return { status_code: 200, result: { ...sessionView(opened.staff), token: opened.token } };
    },
    { perAddress: { calls: 30, seconds: 60 } },
  );
}
