import { reportContactChange } from '@aylal/contracts/account';
import type { Deps } from '../platform/deps.ts';
import { readSignedLink } from './signed-link.ts';
import { refuse } from '../platform/http/problem-error.ts';
import { route, type Route } from '../platform/http/route.ts';
import { reportChange } from './contact-change-store.ts';
import { changeUser } from './user-store.ts';

/**
 * "This was not me" (SEC-3). It only ever closes: a link that falls into other hands, such as with an old phone, must not open the account. So the contact is not
 * put back here; the office does that once it has talked to the owner.
 */
export function reportContactChangeRoute(deps: Pick<Deps, 'db' | 'sessions' | 'vault'>): Route {
  return route(reportContactChange).to(
    async ({ body, now, log }) => {
      const id = readSignedLink(deps, 'contact-change-link', body.link);
      const userId = await deps.db.transaction().execute(async (tx) => {
        const owner = id === undefined ? undefined : await reportChange(tx, id, now);
        if (owner === undefined) return undefined;
        await changeUser(tx, owner, { money_frozen_at: now });
        await deps.sessions.revokeAll(tx, owner);
        return owner;
      });
      if (userId === undefined) throw refuse('not-found');
      log.error('contact-change-reported', { user_id: userId });
      return { status_code: 200, result: null };
    },
    { perAddress: { calls: 20, seconds: 600 } },
  );
}
