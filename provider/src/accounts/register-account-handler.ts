import { registerAccount } from '@aylal/contracts/account';
import type { Deps } from '../platform/deps.ts';
import { refuse } from '../platform/http/problem-error.ts';
import { route, type Route } from '../platform/http/route.ts';
import { lockIdentifier } from './login-rate-limit.ts';
import { consumeCode, tryCode } from './codes.ts';
import { identifierOf } from './identifier.ts';
import { isCommonPassword, type Passwords } from './password.ts';
import { sessionUserOf } from './session-user-of.ts';
import { renewBrowser } from './renew-browser.ts';
import { addUser, rememberBrowser, type UserRow } from './user-store.ts';

/** NEED-02: opens an account with a code sent for `register`, uses the code up, and signs in. */
export function registerAccountRoute(
  deps: Pick<Deps, 'db' | 'ids' | 'sessions' | 'vault'>,
  passwords: Passwords,
): Route {
  return route(registerAccount).to(
    async ({ body, now, browser, nextBrowser, device, log }) => {
      const identifier = identifierOf(body);
      if (body.password !== undefined && isCommonPassword(body.password, identifier)) {
        throw refuse('password-too-common', { fields: { password: 'validation_password_common' } });
      }
      // Hashed before anything is looked up, so that the time tells nothing (SEC-5), and outside the transaction.
      // Without a password: the hash of one that nobody knows.
      const passwordHash = await passwords.hash(body.password ?? deps.ids.uuid());
      const done = await deps.db.transaction().execute(async (tx) => {
        const { user: holder, bucket } = await lockIdentifier(tx, identifier, browser);
        const outcome = await tryCode(tx, deps.vault, bucket, 'register', body.verify_code, now);
        if (outcome !== 'right') return outcome;
        if (holder) return 'account-exists';
        const user: UserRow = {
          id: deps.ids.uuid(),
          email: identifier.email,
          dial_code: identifier.dialCode,
          phone: identifier.phone,
          first_name: body.first_name,
          last_name: body.last_name,
          password_hash: passwordHash,
          has_password: body.password !== undefined,
          created_at: now,
          email_changed_at: null,
          phone_changed_at: null,
          money_frozen_at: null,
        };
        if (!(await addUser(tx, user))) return 'account-exists';
        await consumeCode(tx, bucket, 'register');
        const renewed = await renewBrowser(tx, browser, nextBrowser);
        if (renewed !== null) await rememberBrowser(tx, user.id, renewed, now);
        return { user, ...(await deps.sessions.open(tx, user.id, device)) };
      });
      if (typeof done === 'string') {
        log.info('registration-refused', { reason: done });
        throw refuse(done, done === 'account-exists' ? {} : { fields: { verify_code: 'code_wrong' } });
      }
      log.info('registered', { user_id: done.user.id });
      return { status_code: 200, result: sessionUserOf(done.user, done.session, done.token) };
    },
    { perAddress: { calls: 30, seconds: 60 } },
  );
}
