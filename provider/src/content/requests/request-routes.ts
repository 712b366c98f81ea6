import {
  askHelpCenter,
  requestCorporateInfo,
  requestTravelInfo,
  sendCustomerRequest,
  subscribeNewsletter,
} from '@aylal/contracts/requests';
import { homeDate, isPastDay } from '@aylal/domain/calendar';
import type { Deps } from '../../platform/deps.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { receiveRequest } from './receive-request.ts';
import { newsletterMail } from './request-mail-texts.ts';
import { addReader } from './request-store.ts';

/** A person writes a few times; these calls send mail to addresses that anybody may type (AUT-5). */
const perAddress = { calls: 10, seconds: 600 };

/** Requests that need no sign-in (ROLE-05), and the newsletter. */
export function requestRoutes(deps: Pick<Deps, 'db' | 'ids' | 'outbox'>): readonly Route[] {
  return [
    route(askHelpCenter).to(
      async ({ body, session, locale, now }) => {
        await receiveRequest(deps, 'help', stated(body), { userId: session?.userId ?? null, locale, now });
        return { status_code: 201, result: null };
      },
      { perAddress },
    ),
    route(requestCorporateInfo).to(
      async ({ body, locale, now }) => {
        await receiveRequest(deps, 'corporate', body, { userId: null, locale, now });
        return { status_code: 200, result: null };
      },
      { perAddress },
    ),
    route(sendCustomerRequest).to(
      async ({ body: { type, filter_str, key, ...values }, session, locale, now }) => {
        const about = filter_str || key ? JSON.stringify({ filter_str, key }) : '';
        await receiveRequest(deps, type, stated({ ...values, about }), {
          userId: session?.userId ?? null,
          locale,
          now,
        });
        return { status_code: 201, result: null };
      },
      { perAddress },
    ),
    route(requestTravelInfo).to(
      async ({ body: { destination, date, total, ...values }, locale, now }) => {
        if (date && isPastDay(date, homeDate(now)))
          throw refuse('invalid-input', { fields: { date: 'validation_date_past' } });
        const about = JSON.stringify({ destination, date, total });
        await receiveRequest(deps, 'travel', stated({ ...values, about }), { userId: null, locale, now });
        return { status_code: 200, result: null };
      },
      { perAddress },
    ),
    route(subscribeNewsletter).to(
      async ({ body, locale, now }) => {
        const email = body.email.toLowerCase();
        const isNew = await deps.db.transaction().execute(async (tx) => {
          const added = await addReader(tx, { email, locale, created_at: now });
          if (added) await deps.outbox.send(tx, { channel: 'email', to: email, locale, ...newsletterMail(locale) });
          return added;
        });
        return { status_code: isNew ? 201 : 200, result: null };
      },
      { perAddress },
    ),
  ];
}

type Stated<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** Without the fields that were left empty. */
function stated<T extends object>(values: T): Stated<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Stated<T>;
}
