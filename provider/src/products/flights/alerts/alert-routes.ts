import {
  createPriceAlert,
  listPriceAlerts,
  readPriceAlertLink,
  stopPriceAlert,
  stopPriceAlertByLink,
} from '@aylal/contracts/flights';
import { findUser } from '../../../accounts/user-store.ts';
import type { Deps } from '../../../platform/deps.ts';
import { refuse } from '../../../platform/http/problem-error.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import { readSignedLink } from '../../../accounts/signed-link.ts';
import { findAlert, listAlerts, stopAlert, type PriceAlertRow } from './alert-store.ts';
import { linkedAlertView, customerAlertView } from './alert-view.ts';
import { setAlert } from './set-alert.ts';

/** A person sets a few; the call sends mail to addresses that anybody may type (AUT-5). */
const fewCalls = { perAddress: { calls: 10, seconds: 600 } };
/** Enough for every mail of a household, too few to try links out. */
const linkCalls = { perAddress: { calls: 60, seconds: 600 } };

/** Price alerts: set by anybody, listed and stopped by their customer, stopped by the link of their mails. */
export function alertRoutes(
  deps: Pick<Deps, 'config' | 'db' | 'fares' | 'ids' | 'outbox' | 'vault'>,
): readonly Route[] {
  const byLink = async (link: string, now: number): Promise<PriceAlertRow> => {
    const id = readSignedLink(deps, 'price-alert-link', link);
    const alert = id === undefined ? undefined : await findAlert(deps.db, id, now);
    if (!alert) throw refuse('not-found');
    return alert;
  };
  return [
    route(createPriceAlert).to(async ({ body, session, locale, now }) => {
      await setAlert(deps, body, { userId: session?.userId ?? null, locale, now });
      return { status_code: 201, result: null };
    }, fewCalls),
    route(listPriceAlerts).to(async ({ session, locale, now }) => {
      const user = await findUser(deps.db, session.userId);
      const alerts = await listAlerts(deps.db, session.userId, user?.email ?? null, now);
      return {
        status_code: 200,
        result: await Promise.all(alerts.map((alert) => customerAlertView(deps.fares, alert, locale))),
      };
    }),
    route(stopPriceAlert).to(async ({ params, session, now }) => {
      const [alert, user] = await Promise.all([findAlert(deps.db, params.id, now), findUser(deps.db, session.userId)]);
      const own = alert?.user_id === session.userId || alert?.contact_email === user?.email?.toLowerCase();
      if (!alert || !own) throw refuse('not-found');
      await stopAlert(deps.db, alert.id, now);
      return { status_code: 200, result: null };
    }),
    route(readPriceAlertLink).to(
      async ({ query, locale, now }) => ({
        status_code: 200,
        result: await linkedAlertView(deps.fares, await byLink(query.link, now), locale),
      }),
      linkCalls,
    ),
    route(stopPriceAlertByLink).to(async ({ body, now }) => {
      await stopAlert(deps.db, (await byLink(body.link, now)).id, now);
      return { status_code: 200, result: null };
    }, linkCalls),
  ];
}
