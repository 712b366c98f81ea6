import type { StaffRole } from '@aylal/domain/office';
import type { Deps } from '../platform/deps.ts';
import { writeAudit } from './audit-log.ts';
import { deviceAddress, newDeviceSecret } from './device-code.ts';
import { addStaff, findStaffByEmail } from './staff-store.ts';

type StaffDeps = Pick<Deps, 'clock' | 'db' | 'ids' | 'passwords' | 'vault'>;

/** Who works on the machine itself; in the audit log beside the people of the office. */
const operator = { id: 'operator', name: 'operator', role: 'operator' } as const;

/** What a person is given once, and nobody can read again: the password, and the address that their authenticator app reads. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly device: string;
}

/** An account of the office for a new person; null when the address has one already. */
export async function addPerson(
  deps: StaffDeps,
  person: { readonly email: string; readonly name: string; readonly role: StaffRole },
): Promise<Credentials | null> {
  const password = newPassword(deps);
  const now = deps.clock.now();
  const { email, role } = person;
  const secret = await deps.db.transaction().execute(async (tx) => {
    const made = await addStaff({ ...deps, db: tx }, { ...person, password }, now);
    if (made !== null) await writeAudit(tx, operator, { act: 'add-staff', subject: email, after: { role } }, now);
    return made;
  });
  return secret === null ? null : { email, password, device: deviceAddress(secret, email) };
}

/** Another password and another device for a person who has lost one of them; their sessions end. Null for nobody. */
export async function resetPerson(deps: StaffDeps, email: string): Promise<Credentials | null> {
  const [password, secret] = [newPassword(deps), newDeviceSecret()];
  const password_hash = await deps.passwords.hash(password);
  const found = await change(deps, email, 'reset-staff', ({ id }) => ({
    password_hash,
    sealed_secret: deps.vault.seal(secret, id),
    last_step: 0,
  }));
  return found ? { email, password, device: deviceAddress(secret, email) } : null;
}

/** Ends the account of a person who leaves: they may do nothing from now on. What they did stays in the audit log. False for nobody. */
export function endPerson(deps: StaffDeps, email: string): Promise<boolean> {
  return change(deps, email, 'end-staff', () => ({ ended_at: deps.clock.now() }));
}

async function change(
  { db, clock }: StaffDeps,
  email: string,
  act: string,
  columns: (person: { readonly id: string }) => Partial<{
    password_hash: string;
    sealed_secret: string;
    last_step: number;
    ended_at: number;
  }>,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const person = await findStaffByEmail(tx, email);
    if (!person) return false;
    await tx.updateTable('staff').set(columns(person)).where('id', '=', person.id).execute();
    await tx.deleteFrom('staff_sessions').where('staff_id', '=', person.id).execute();
    await writeAudit(tx, operator, { act, subject: person.id }, clock.now());
    return true;
  });
}

/** 128 bits. */
function newPassword({ ids }: StaffDeps): string {
  return ids.token().slice(0, 22);
}
