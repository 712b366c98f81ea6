import type { SessionUser } from '@aylal/contracts/account';
import type { Session } from '../platform/http/session.ts';
import type { UserRow } from './user-store.ts';

/** SESS-01. The token goes along only at the moment when the session is opened. */
export function sessionUserOf(user: UserRow, session: Session, token?: string): SessionUser {
  return {
    phone: user.phone ?? '',
    email: user.email ?? '',
    dial_code: user.dial_code ?? '',
    first_name: user.first_name,
    last_name: user.last_name,
    has_password: user.has_password,
    expires: new Date(session.expiresAt).toISOString(),
    ...(token === undefined ? {} : { token }),
  };
}
