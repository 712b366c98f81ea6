import { getSession, signOut } from '@aylal/contracts/account';
import type { Deps } from '../platform/deps.ts';
import { refuse } from '../platform/http/problem-error.ts';
import { route, type Route } from '../platform/http/route.ts';
import { renewBrowser } from './renew-browser.ts';
import { sessionUserOf } from './session-user-of.ts';
import { findUser } from './user-store.ts';

/** NEED-04: who is signed in, until when (ruling 16). */
export function getSessionRoute(deps: Pick<Deps, 'db'>): Route {
  return route(getSession).to(async ({ session }) => {
    const user = await findUser(deps.db, session.userId);
    if (!user) throw refuse('not-signed-in');
    return { status_code: 200, result: sessionUserOf(user, session) };
  });
}

/** NEED-05: the token is worth nothing from now on (SEC-2), and the browser's id no more than that. */
export function signOutRoute(deps: Pick<Deps, 'db' | 'sessions'>): Route {
  return route(signOut).to(async ({ session, browser, nextBrowser, log }) => {
    await deps.db.transaction().execute(async (tx) => {
      await deps.sessions.revoke(tx, session.tokenHash);
      await renewBrowser(tx, browser, nextBrowser);
    });
    log.info('signed-out', { user_id: session.userId });
    return { status_code: 200, result: null };
  });
}
