import { endOtherSessions, endSession, listSessions } from '@aylal/contracts/account';
import type { Deps } from '../platform/deps.ts';
import { refuse } from '../platform/http/problem-error.ts';
import { route, type Route } from '../platform/http/route.ts';

/** SEC-2: the owner of an account sees where it is signed in, and ends what is not theirs. */
export function sessionListRoutes(deps: Pick<Deps, 'db' | 'sessions'>): readonly Route[] {
  return [
    route(listSessions).to(async ({ session }) => {
      const rows = await deps.sessions.list(deps.db, session.userId);
      const result = rows.map(({ id, device, token_hash, created_at, used_at }) => ({
        id,
        device,
        current: token_hash === session.tokenHash,
        created_at: new Date(created_at).toISOString(),
        used_at: new Date(used_at).toISOString(),
      }));
      return { status_code: 200, result };
    }),
    route(endSession).to(async ({ params, session, log }) => {
      if (!(await deps.sessions.revokeOne(deps.db, session.userId, params.id))) throw refuse('not-found');
      log.info('session-ended-by-owner', { user_id: session.userId });
      return { status_code: 200, result: null };
    }),
    route(endOtherSessions).to(async ({ session, log }) => {
      await deps.sessions.revokeAll(deps.db, session.userId, session.tokenHash);
      log.info('other-sessions-ended', { user_id: session.userId });
      return { status_code: 200, result: null };
    }),
  ];
}
