import { signIn } from '@aylal/contracts/account';
import type { Deps } from '../platform/deps.ts';
import { refuse } from '../platform/http/problem-error.ts';
import { route, type Route } from '../platform/http/route.ts';
import { removeAttempt, spend } from './attempt-store.ts';
import { lockIdentifier } from './login-rate-limit.ts';
import { identifierOfLogin } from './identifier.ts';
import type { Passwords } from './password.ts';
import { sessionUserOf } from './session-user-of.ts';
import { renewBrowser } from './renew-browser.ts';
import { rememberBrowser } from './user-store.ts';

/**
 * NEED-01. A try is counted as wrong before the password is compared and returned when it was right, so that parallel tries
 * cannot slip past the budget (SEC-4, SEC-7).
 */
export function signInRoute(deps: Pick<Deps, 'db' | 'sessions'>, passwords: Passwords): Route {
  return route(signIn).to(
    async ({ body, now, browser, nextBrowser, device, log }) => {
      const identifier = identifierOfLogin(body.login, body.dial_code);
      if (!identifier) throw refuse('wrong-credentials');
      const { user, attempt } = await deps.db.transaction().execute(async (tx) => {
        const standing = await lockIdentifier(tx, identifier, browser);
        return { user: standing.user, attempt: await spend(tx, standing.bucket, 'wrong-password', now) };
      });
      const isRight = await passwords.isRight(body.password, user?.password_hash);
      if (!isRight || !user) {
        log.info('sign-in-refused');
        throw refuse('wrong-credentials');
      }
      const { token, session } = await deps.db.transaction().execute(async (tx) => {
        await removeAttempt(tx, attempt);
        const renewed = await renewBrowser(tx, browser, nextBrowser);
        if (renewed !== null) await rememberBrowser(tx, user.id, renewed, now);
        return deps.sessions.open(tx, user.id, device);
      });
      log.info('signed-in', { user_id: user.id });
      return { status_code: 200, result: sessionUserOf(user, session, token) };
    },
    { perAddress: { calls: 60, seconds: 60 } },
  );
}
