import { updateUser } from '@aylal/contracts';
import type { Locale } from '@aylal/domain';
import type { Tx } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { refuse } from '../router/problem-error.ts';
import { route, type Route } from '../router/route.ts';
import { lockIdentifier } from './bucket.ts';
import { consumeCode, purposeKey, tryCode } from './codes.ts';
import { contactChangedMessage } from './contact-changed-message.ts';
import { identifierOf, recipientOf, type Identifier } from './identifier.ts';
import { sessionUserOf } from './session-user-of.ts';
import { changeUser, findUser, type UserRow } from './user-store.ts';

/** API-60: a name at once, a contact with the code that was sent to it. */
export function updateUserRoute(deps: Deps): Route {
  return route(updateUser).to(
    async ({ body, session, now, browser, locale, log }) => {
      const { userId } = session;
      const done = await deps.db.transaction().execute(async (tx) => {
        const contact = 'verify_code' in body ? identifierOf(body) : null;
        if (contact && 'verify_code' in body) {
          const { user: holder, bucket } = await lockIdentifier(tx, contact, browser);
          const purpose = purposeKey('contact-change', userId);
          const outcome = await tryCode(tx, deps.vault, bucket, purpose, body.verify_code, now);
          if (outcome !== 'right') return outcome;
          if (holder && holder.id !== userId) return 'account-exists';
          await consumeCode(tx, bucket, purpose);
        }
        const before = await findUser(tx, userId);
        if (!before) return 'not-signed-in';
        if (contact) await tellFormer(deps, tx, before, contact, locale);
        return changeUser(tx, userId, {
          ...(body.name === undefined ? {} : { first_name: body.name }),
          ...contactColumns(contact),
        });
      });
      if (typeof done === 'string') {
        log.info('update-refused', { user_id: userId, reason: done });
        throw refuse(done, done === 'account-exists' ? {} : { fields: { verify_code: 'code_wrong' } });
      }
      log.info('user-updated', { user_id: userId });
      return { status_code: 200, result: sessionUserOf(done, session) };
    },
    { perAddress: { calls: 30, seconds: 60 } },
  );
}

function contactColumns(contact: Identifier | null): Partial<UserRow> {
  if (!contact) return {};
  return contact.email !== null ? { email: contact.email } : { dial_code: contact.dialCode, phone: contact.phone };
}

/** Whoever can no longer be reached there hears of it there, in case it was somebody else. */
async function tellFormer(deps: Deps, tx: Tx, before: UserRow, contact: Identifier, locale: Locale): Promise<void> {
  const former =
    contact.email === null
      ? before.phone !== null && identifierOf({ phone: before.phone, dial_code: before.dial_code ?? '' })
      : before.email !== null && identifierOf({ email: before.email });
  if (!former || former.key === contact.key) return;
  const { channel, to } = recipientOf(former);
  const { subject, body } = contactChangedMessage(locale);
  await deps.outbox.send(tx, { channel, to, locale, subject: channel === 'sms' ? '' : subject, body });
}
