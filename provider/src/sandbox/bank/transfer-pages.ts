import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Deps } from '../../platform/deps.ts';
import { bankPageTexts } from './bank-page-texts.ts';
import { acceptForms, bankNotice, languageOf, sendBankPage } from './bank-reply.ts';
import { createWebhookSender } from './send-webhook.ts';
import { transferPage } from './transfer-page.ts';
import { addTransfer, latestTransfers } from './transfer-store.ts';

const SHOWN = 10;
const SENDER = '5001234567';

const form = v.variant('action', [
  v.object({ action: v.literal('notify') }),
  v.object({
    action: v.literal('send'),
    amount: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), v.minValue(1)),
    purpose: v.pipe(v.string(), v.maxLength(140)),
  }),
]);

/**
 * `/sandbox/transfer`: a customer's internet bank. Whatever amount with whatever purpose can be sent to our account, again and again; the bank tells us by
 * a notice, which the fault `transfer-callback` loses and the page sends once more when asked.
 */
export function transferPages(
  app: FastifyInstance,
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'faults' | 'lifecycle' | 'logger'>,
): void {
  const { db, clock, config, lifecycle } = deps;
  const callBack = createWebhookSender(deps, 'transfer-callback');
  acceptForms(app);

  app.get('/', async (request, reply) => {
    const { account, accountName } = config.partners.transfer;
    const page = transferPage({
      language: languageOf(request),
      account: { number: account, name: accountName },
      purpose: (searchOf(request).get('purpose') ?? '').slice(0, 140),
      amount: /^\d{1,9}$/.exec(searchOf(request).get('amount') ?? '')?.[0] ?? '',
      transfers: await latestTransfers(db, SHOWN),
    });
    return sendBankPage(reply, 200, page);
  });

  app.post('/', async (request, reply) => {
    const language = languageOf(request);
    const parsed = v.safeParse(form, request.body);
    if (!parsed.success) return sendBankPage(reply, 400, bankNotice(language, bankPageTexts[language].badAmount));
    const asked = parsed.output;
    if (asked.action === 'send')
      await addTransfer(db, {
        amount: asked.amount,
        purpose: asked.purpose,
        sender: SENDER,
        created_at: clock.now(),
      });
    await callBack(`${lifecycle.url ?? config.publicUrl}/callback/transfer`);
    return reply.code(303).header('location', `/sandbox/transfer?lang=${language}`).send();
  });
}

function searchOf(request: FastifyRequest): URLSearchParams {
  return new URL(request.url, 'http://bank.invalid').searchParams;
}
