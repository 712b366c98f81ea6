import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Deps } from '../../platform/deps.ts';
import { acceptForms, bankNotice, languageOf, sendBankPage } from '../bank/bank-reply.ts';
import { createWebhookSender } from '../bank/send-webhook.ts';
import { lenderPage } from './lender-page.ts';
import { lenderPageTexts } from './lender-page-texts.ts';
import { decideLoan, findLoan, type SandboxLoan } from './lender-store.ts';

const form = v.object({ action: v.picklist(['confirm', 'refuse', 'notify', 'again']) });

/**
 * `/sandbox/loan/{id}`: the customer at the lender. Confirming pays the price out to us, once; the lender tells us by a notice, which the fault
 * `lendpay-callback` loses and the page sends once more when asked.
 */
export function lenderPages(
  app: FastifyInstance,
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'faults' | 'ids' | 'lifecycle' | 'logger'>,
): void {
  const { db } = deps;
  const callBack = createWebhookSender(deps, 'lendpay-callback');
  acceptForms(app);

  app.get('/:id', async (request, reply) => {
    const language = languageOf(request);
    const loan = await findLoan(db, idOf(request));
    if (!loan) return sendBankPage(reply, 404, bankNotice(language, lenderPageTexts[language].notFound));
    return sendBankPage(reply, 200, lenderPage(loan, language));
  });

  app.post('/:id', async (request, reply) => {
    const language = languageOf(request);
    const loan = await findLoan(db, idOf(request));
    const parsed = v.safeParse(form, request.body);
    if (!loan || !parsed.success)
      return sendBankPage(reply, loan ? 400 : 404, bankNotice(language, lenderPageTexts[language].notFound));
    await act(loan, parsed.output.action);
    if (parsed.output.action !== 'refuse') await callBack(loan.callback_url);
    return reply.code(303).header('location', `/sandbox/loan/${loan.id}?lang=${language}`).send();
  });

  async function act(loan: SandboxLoan, action: 'confirm' | 'refuse' | 'notify' | 'again'): Promise<void> {
    if (action === 'refuse') await decideLoan(db, loan.id, 'refused');
    if (action === 'again' && loan.status === 'paid-out') await payOut(loan);
    if (action === 'confirm' && (await decideLoan(db, loan.id, 'paid-out'))) await payOut(loan);
  }

  async function payOut({ id, amount }: SandboxLoan): Promise<void> {
    await db
      .insertInto('sandbox.loan_payouts')
      .values({ id: deps.ids.uuid(), loan_id: id, amount, created_at: deps.clock.now() })
      .execute();
  }
}

function idOf(request: FastifyRequest): string {
  return (request.params as { id: string }).id;
}
