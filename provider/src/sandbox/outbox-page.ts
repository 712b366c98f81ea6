import type { FastifyInstance } from 'fastify';
import type { Deps } from '../platform/deps.ts';
import type { OutboxRow } from '../platform/outbox/outbox.ts';
import { parseQuery } from '../platform/http/parse-query.ts';
import { replyAsAsked } from './reply-as-asked.ts';
import { html } from './sandbox-page.ts';

const MAX_MESSAGES = 100;

/** `/sandbox/outbox?to=`: every mail and SMS, as received or on its way, codes too, newest first (OPS-2). */
export function registerOutboxPage(app: FastifyInstance, deps: Pick<Deps, 'db'>): void {
  app.get('/sandbox/outbox', async (request, reply) => {
    const { to = '' } = parseQuery(request.url);
    const messages = await messagesTo(deps, to);
    return replyAsAsked(request, reply, {
      title: 'Outbox',
      data: { messages },
      page: () =>
        html`<form method="get">
            <label>To<input name="to" value="${to}" placeholder="+97699112233 or bat@example.mn" size="32" /></label
            ><button>Show</button>
          </form>
          ${messages.length === 0 ? html`<p class="quiet">Nothing has been sent${to === '' ? '' : ' there'} yet.</p>` : ''}
          ${messages.map(
            (message) =>
              html`<article>
                <h2>${message.to}</h2>
                <p>
                  <small
                    >${message.channel} · ${message.locale} · <time datetime="${message.at}">${message.at}</time></small
                  >
                </p>
                ${message.subject === '' ? '' : html`<p><strong>${message.subject}</strong></p>`}
                <p>${message.body}</p>
              </article> `,
          )}`,
    });
  });
}

async function messagesTo(deps: Pick<Deps, 'db'>, to: string) {
  const wanted = to.trim().toLowerCase();
  const rows = await deps.db
    .selectFrom('outbox')
    .leftJoin('sandbox.messages as received', 'received.id', 'outbox.id')
    .selectAll('outbox')
    .select(['received.subject as received_subject', 'received.body as received_body'])
    .$if(wanted !== '', (query) => query.where('outbox.recipient', 'in', [wanted, `+${wanted.replace(/\D/g, '')}`]))
    .orderBy('created_at', 'desc')
    .orderBy('outbox.id')
    .limit(MAX_MESSAGES)
    .execute();
  return rows.map(({ received_subject, received_body, ...row }) =>
    pageMessage({
      ...row,
      subject: received_subject ?? row.subject,
      body: received_body ?? row.body,
    }),
  );
}

function pageMessage({ id, channel, recipient, locale, subject, body, created_at, state }: OutboxRow) {
  return {
    id,
    channel,
    to: recipient,
    locale,
    subject,
    body,
    code: /(?<!\d)\d{4}(?!\d)/.exec(body)?.[0] ?? null,
    state,
    at: new Date(created_at).toISOString(),
  };
}
