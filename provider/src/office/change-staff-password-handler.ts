import { changeStaffPassword } from '@aylal/contracts/office';
import type { Deps } from '../platform/deps.ts';
import { refuse } from '../platform/http/problem-error.ts';
import { route, type Route } from '../platform/http/route.ts';
import { isCommonPassword } from '../accounts/password.ts';
import { writeAudit } from './audit-log.ts';
import { proveStaff } from './prove-staff.ts';

/** NEED-205. */
export function changeStaffPasswordRoute(deps: Pick<Deps, 'db' | 'passwords' | 'vault'>): Route {
  return route(changeStaffPassword).to(
    async ({ body, staff, now, log }) => {
      const { password, code, new_password } = body;
      const { email } = await deps.db
        .selectFrom('staff')
        .select('email')
        .where('id', '=', staff.id)
        .executeTakeFirstOrThrow();
      if (isCommonPassword(new_password, { email, phone: null }))
        throw refuse('password-too-common', { fields: { new_password: 'validation_password_common' } });
      const { person, settle } = await proveStaff(deps, { email, password, code }, now);
      const password_hash = await deps.passwords.hash(new_password);
      await deps.db.transaction().execute(async (tx) => {
        await settle(tx);
        await tx.updateTable('staff').set({ password_hash }).where('id', '=', person.id).execute();
        await tx
          .deleteFrom('staff_sessions')
          .where('staff_id', '=', person.id)
          .where('token_hash', '<>', staff.tokenHash)
          .execute();
        await writeAudit(tx, staff, { act: 'change-password', subject: person.id }, now);
      });
      log.info('staff-password-changed', { staff_id: person.id });
      return { status_code: 200, result: null };
    },
    { perAddress: { calls: 30, seconds: 60 } },
  );
}
