import { removeAttempt, spend } from '../accounts/attempt-store.ts';
import { lockKeys } from '../accounts/login-rate-limit.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Deps } from '../platform/deps.ts';
import { refuse } from '../platform/http/problem-error.ts';
import { stepOfCode } from './device-code.ts';
import type { StaffRow } from './office-tables.ts';
import { findStaffByEmail } from './staff-store.ts';

/** Who has shown password and code; `settle` uses the code up, in the transaction of what it was shown for. */
export interface ProvenStaff {
  readonly person: StaffRow;
  settle(tx: Tx): Promise<void>;
}

/**
 * Checks that a person is who they say. A try is counted as wrong before anything is compared and returned when all was right, so that parallel tries cannot slip past the budget of the
 * address; a code that was used is used up. Throws `wrong-credentials` whatever is wrong.
 */
export async function proveStaff(
  { db, passwords, vault }: Pick<Deps, 'db' | 'passwords' | 'vault'>,
  { email, password, code }: { readonly email: string; readonly password: string; readonly code: string },
  now: number,
): Promise<ProvenStaff> {
  const bucket = { identifier: `staff ${email.toLowerCase()}`, browser: '' };
  const attempt = await db.transaction().execute(async (tx) => {
    await lockKeys(tx, [bucket.identifier]);
    return spend(tx, bucket, 'wrong-password', now);
  });
  const person = await findStaffByEmail(db, email);
  const isRight = await passwords.isRight(password, person?.password_hash);
  const step = person && isRight ? stepOfCode(vault.open(person.sealed_secret, person.id), code, now) : null;
  if (!person || step === null) throw refuse('wrong-credentials');
  return {
    person,
    async settle(tx) {
      const used = await tx
        .updateTable('staff')
        .set({ last_step: step })
        .where('id', '=', person.id)
        .where('last_step', '<', step)
        .returning('id')
        .executeTakeFirst();
      if (!used) throw refuse('wrong-credentials');
      await removeAttempt(tx, attempt);
    },
  };
}
