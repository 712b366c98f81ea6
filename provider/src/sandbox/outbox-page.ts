import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { parseQuery } from '../router/parse-query.ts';
import { replyAsAsked } from './reply-as-asked.ts';
import { html } from './sandbox-page.ts';

const MAX_MESSAGES = 100;

/** `/sandbox/outbox?to=`: every mail and SMS that was sent, codes too, newest first (OPS-2). */
export function registerOutboxPage(app: FastifyInstance, deps: Deps): void {
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

async function messagesTo(deps: Deps, to: string) {
  const wanted = to.trim().toLowerCase();
  const rows = await deps.db
    .selectFrom('outbox')
    .selectAll()
    .$if(wanted !== '', (query) => query.where('recipient', 'in', [wanted, `+${wanted.replace(/\D/g, '')}`]))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MAX_MESSAGES)
    .execute();
  return rows.map(({ id, channel, recipient, locale, subject, body, created_at }) => ({
    id,
    channel,
    to: recipient,
    locale,
    subject,
    body,
    code: /(?<!\d)\d{4}(?!\d)/.exec(body)?.[0] ?? null,
    at: new Date(created_at).toISOString(),
  }));
}
