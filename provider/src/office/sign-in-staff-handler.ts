import { signInStaff } from '@aylal/contracts/office';
import { removeAttempt, spend } from '../accounts/attempt-store.ts';
import { lockKeys } from '../accounts/login-rate-limit.ts';
import type { Deps } from '../platform/deps.ts';
import { refuse } from '../platform/http/problem-error.ts';
import { route, type Route } from '../platform/http/route.ts';
import { writeAudit } from './audit-log.ts';
import { stepOfCode } from './device-code.ts';
import type { StaffRow } from './office-tables.ts';
import { sessionView } from './session-view.ts';
import { findStaffByEmail } from './staff-store.ts';

/**
 * NEED-180. A try is counted as wrong before anything is compared and returned when all was right, so that parallel tries cannot slip past the budget of the address; a code that was used is used up.
 */
export function signInStaffRoute(deps: Pick<Deps, 'db' | 'passwords' | 'staffSessions' | 'vault'>): Route {
  return route(signInStaff).to(
    async ({ body, now, log }) => {
      const bucket = { identifier: `staff ${body.email.toLowerCase()}`, browser: '' };
      const attempt = await deps.db.transaction().execute(async (tx) => {
        await lockKeys(tx, [bucket.identifier]);
        return spend(tx, bucket, 'wrong-password', now);
      });
      const person = await findStaffByEmail(deps.db, body.email);
      const isRight = await deps.passwords.isRight(body.password, person?.password_hash);
      const step = person && isRight ? stepOfDevice(deps, person, body.code, now) : null;
      if (!person || step === null) {
        log.info('staff-sign-in-refused');
        throw refuse('wrong-credentials');
      }
      const opened = await deps.db.transaction().execute(async (tx) => {
        const used = await tx
          .updateTable('staff')
          .set({ last_step: step })
          .where('id', '=', person.id)
          .where('last_step', '<', step)
          .returning('id')
          .executeTakeFirst();
        if (!used) throw refuse('wrong-credentials');
        await removeAttempt(tx, attempt);
        await writeAudit(tx, person, { act: 'sign-in', subject: person.id }, now);
        return deps.staffSessions.open(tx, person);
      });
      log.info('staff-signed-in', { staff_id: person.id });
      return { status_code: 200, result: { ...sessionView(opened.staff), token: opened.token } };
    },
    { perAddress: { calls: 30, seconds: 60 } },
  );
}

function stepOfDevice({ vault }: Pick<Deps, 'vault'>, { id, sealed_secret }: StaffRow, code: string, now: number) {
  return stepOfCode(vault.open(sealed_secret, id), code, now);
}
