import { subscribeAir, unsubscribeAir } from '@aylal/contracts/flights';
import type { Deps } from '../../../platform/deps.ts';
import { refuse } from '../../../platform/http/problem-error.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import { airSubscriptionMail } from './air-subscription-mail.ts';
import { addSubscriber, keepReason, lockDirectionsOf, removeSubscriber } from './air-subscription-store.ts';

/** A person writes a few times; the call sends mail to addresses that anybody may type (AUT-5). */
const limits = { perAddress: { calls: 10, seconds: 600 } };
/** Each brings one mail to an address that nobody has proved. */
const MOST_DIRECTIONS = 5;

/** API-18, API-19. */
export function airSubscriptionRoutes(
  deps: Pick<Deps, 'config' | 'db' | 'flightPlaces' | 'ids' | 'outbox'>,
): readonly Route[] {
  return [
    route(subscribeAir).to(async ({ body, session, locale, now }) => {
      const { places } = await deps.flightPlaces();
      const [from, to] = [places.place(body.origin), places.place(body.destination)];
      if (!from) throw refuse('invalid-input', { fields: { origin: 'validation_place' } });
      if (!to) throw refuse('invalid-input', { fields: { destination: 'validation_place' } });
      if (from.city === to.city) throw refuse('invalid-input', { fields: { destination: 'validation_same_place' } });
      const email = body.email.toLowerCase();
      const direction = `${from.cityNames[locale]} – ${to.cityNames[locale]}`;
      const mail = airSubscriptionMail(locale, direction, `${deps.config.publicUrl}/${locale}/flights/unsubscription`);
      const isNew = await deps.db.transaction().execute(async (tx) => {
        const there = await lockDirectionsOf(tx, email);
        if (there.some((one) => one.origin === body.origin && one.destination === body.destination)) return false;
        if (there.length >= MOST_DIRECTIONS)
          throw refuse('invalid-input', { fields: { email: 'validation_subscriptions_full' } });
        await addSubscriber(tx, { ...body, email, user_id: session?.userId ?? null, locale, created_at: now });
        await deps.outbox.send(tx, { channel: 'email', to: email, locale, ...mail });
        return true;
      });
      return { status_code: isNew ? 201 : 200, result: null };
    }, limits),
    route(unsubscribeAir).to(async ({ body, now }) => {
      await deps.db.transaction().execute(async (tx) => {
        if (!(await removeSubscriber(tx, body.email.toLowerCase()))) throw refuse('not-found');
        await keepReason(tx, deps.ids.uuid(), typeof body.reason === 'string' ? body.reason : '', now);
      });
      return { status_code: 200, result: null };
    }, limits),
  ];
}
