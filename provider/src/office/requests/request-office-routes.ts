import { readRequest, replyToRequest, resendMessage } from '@aylal/contracts/office';
import { replyMail } from '../../content/requests/request-mail-texts.ts';
import { defaultLocale, isLocale, type Locale } from '@aylal/domain/language';
import type { CustomerRequestRow } from '../../content/requests/request-store.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import { route, type Route } from '../../platform/http/route.ts';
import type { Staff } from '../../platform/http/staff.ts';
import { hasRead, writeAudit } from '../audit-log.ts';
import { addNote, lockWork, subjectOf, type WorkOf } from '../work-commands.ts';

/** NEED-193 to NEED-195: what is done with a customer's request, and with a message that did not arrive, by who has taken it. */
export function requestOfficeRoutes(deps: Pick<Deps, 'db' | 'outbox'>): readonly Route[] {
  const { db, outbox } = deps;
  return [
    route(readRequest).to(async ({ body, staff, now }) =>
      db.transaction().execute(async (tx) => {
        const request = await takenRequest(tx, staff, body.reference);
        const subject = subjectOf({ kind: 'request', reference: request.id });
        const read = { act: 'read-request', subject };
        if (!(await hasRead(tx, staff, read))) await writeAudit(tx, staff, read, now);
        return { status_code: 200, result: requestView(request) };
      }),
    ),
    route(replyToRequest).to(async ({ body, staff, now }) =>
      db.transaction().execute(async (tx) => {
        const { id, text, reference } = body;
        const request = await takenRequest(tx, staff, reference);
        if (request.email === '') throw refuse('state-conflict');
        const isNew = await addNote(tx, staff, { kind: 'request', reference }, { id, text }, now);
        if (isNew) {
          const { locale, email: to } = request;
          await outbox.send(tx, { channel: 'email', to, locale, ...replyMail(reference, text, locale) });
          await writeAudit(tx, staff, { act: 'reply-to-request', subject: `request ${reference}`, after: text }, now);
        }
        return { status_code: 200, result: { reference } };
      }),
    ),
    route(resendMessage).to(async ({ body, staff, now }) =>
      db.transaction().execute(async (tx) => {
        const of = { kind: 'message-dead', reference: body.reference } as const;
        await lockTaken(tx, staff, of);
        const message = await tx
          .selectFrom('outbox')
          .select('state')
          .where('id', '=', of.reference)
          .forUpdate()
          .executeTakeFirst();
        // Old messages are forgotten, and those of a deleted account.
        if (!message) throw refuse('not-found');
        if (message.state === 'dead') {
          const again = { state: 'waiting', attempts: 0, next_at: now, failure: '' } as const;
          await tx.updateTable('outbox').set(again).where('id', '=', of.reference).execute();
          await writeAudit(tx, staff, { act: 'resend-message', subject: subjectOf(of) }, now);
        }
        return { status_code: 200, result: { reference: of.reference } };
      }),
    ),
  ];
}

/** Refuses a person who has not taken this work, and work that is done. */
async function lockTaken(tx: Tx, staff: Staff, of: WorkOf): Promise<void> {
  const { owner, isDone } = await lockWork(tx, of);
  if (owner !== staff.id || isDone) throw refuse('state-conflict');
}

async function takenRequest(tx: Tx, staff: Staff, id: string): Promise<CustomerRequestRow & { locale: Locale }> {
  await lockTaken(tx, staff, { kind: 'request', reference: id });
  const request = await tx.selectFrom('customer_requests').selectAll().where('id', '=', id).executeTakeFirst();
  // Its customer has deleted the account meanwhile.
  if (!request) throw refuse('not-found');
  return { ...request, locale: isLocale(request.locale) ? request.locale : defaultLocale };
}

function requestView({
  id,
  kind,
  name,
  dial_code,
  phone,
  email,
  ref_number,
  about,
  message,
  created_at,
  locale,
}: CustomerRequestRow) {
  return {
    reference: id,
    kind,
    name,
    phone: phone === '' ? '' : `+${dial_code.replace('+', '')} ${phone}`,
    email,
    ref_number,
    about,
    message,
    locale,
    created_at: new Date(created_at).toISOString(),
  };
}
