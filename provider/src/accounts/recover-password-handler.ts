import { recoverPassword } from '@aylal/contracts/account';
import type { Deps } from '../platform/deps.ts';
import { refuse } from '../platform/http/problem-error.ts';
import { route, type Route } from '../platform/http/route.ts';
import { lockIdentifier } from './login-rate-limit.ts';
import { consumeCode, tryCode } from './codes.ts';
import { identifierOf } from './identifier.ts';
import { isCommonPassword, type Passwords } from './password.ts';
import { refuseNewContact } from './contact-cooling-period.ts';
import { setPassword } from './user-store.ts';

/** NEED-03: a new password for a code sent for `recovery`; every session of the account ends (SEC-7). */
export function recoverPasswordRoute(deps: Pick<Deps, 'db' | 'sessions' | 'vault'>, passwords: Passwords): Route {
  return route(recoverPassword).to(
    async ({ body, now, browser, log }) => {
      const identifier = identifierOf(body);
      if (isCommonPassword(body.password, identifier)) {
        throw refuse('password-too-common', { fields: { password: 'validation_password_common' } });
      }
      const passwordHash = await passwords.hash(body.password);
      const outcome = await deps.db.transaction().execute(async (tx) => {
        const { user, bucket } = await lockIdentifier(tx, identifier, browser);
        const tried = await tryCode(tx, deps.vault, bucket, 'recovery', body.verify_code, now);
        if (tried !== 'right') return tried;
        // This code was never sent: without an account a guess is as wrong as any other.
        if (!user) return 'wrong-code';
        refuseNewContact(user, identifier.email === null ? 'phone' : 'email', now);
        await consumeCode(tx, bucket, 'recovery');
        await setPassword(tx, user.id, passwordHash);
        await deps.sessions.revokeAll(tx, user.id);
        return 'right';
      });
      log.info(outcome === 'right' ? 'password-recovered' : 'recovery-refused', { outcome });
      if (outcome !== 'right') throw refuse(outcome, { fields: { verify_code: 'code_wrong' } });
      return { status_code: 200, result: null };
    },
    { perAddress: { calls: 30, seconds: 60 } },
  );
}
