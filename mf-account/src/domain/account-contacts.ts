import type { SessionUser } from '@aylal/contracts/account';
import type { Contact } from './contact.ts';

/** The contacts of a customer that a code can be sent to, phone first. */
export function accountContacts({
  phone,
  dial_code,
  email,
}: Pick<SessionUser, 'phone' | 'dial_code' | 'email'>): readonly Contact[] {
  const known = { phone, dial_code, email };
  return (['phone', 'email'] as const).filter((by) => known[by] !== '').map((by) => ({ by, ...known }));
}
