import { fields } from '@aylal/contracts';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Deps } from '../platform/deps.ts';
import { parseForm } from './parse-form.ts';
import { replyAfterForm, replyAsAsked } from './reply-as-asked.ts';
import { html } from './sandbox-page.ts';
import { addInvoice, addPayment } from './bank/sandbox-bank-store.ts';

const payment = v.object({ amount: fields.wholeNumber(1, 1_000_000_000) });

/** `/sandbox/stray-payments`: money comes at QPay for which we have opened no invoice, as by a code that hangs on a wall. The comparison with QPay finds it once the day is over. */
export function registerStrayPaymentPage(
  app: FastifyInstance,
  { clock, db, ids }: Pick<Deps, 'clock' | 'db' | 'ids'>,
): void {
  app.get('/sandbox/stray-payments', (request, reply) =>
    replyAsAsked(request, reply, {
      title: 'Stray payments',
      data: {},
      page: () =>
        html`<p>
            QPay takes money for which the shop has opened no invoice. It is found an hour after the day is over.
          </p>
          <form method="post">
            <label>Amount in ₮<input name="amount" inputmode="numeric" required size="12" /></label>
            <button>Pay</button>
          </form>`,
    }),
  );
  app.post('/sandbox/stray-payments', async (request, reply) => {
    const { amount } = parseForm(payment, request.body);
    const [id, invoice_id] = [ids.uuid(), ids.uuid()];
    const created_at = clock.now();
    await addInvoice(db, {
      ...{ id: invoice_id, partner: 'qpay', sender_invoice_no: `WALL-${invoice_id}`, description: 'QPay', amount },
      ...{ callback_url: '', return_url: '', status: 'OPEN', qr_text: '', created_at },
    });
    await addPayment(db, { id, invoice_id, status: 'PAID', amount, created_at });
    return replyAfterForm(request, reply, '/sandbox/stray-payments', { payment_id: id, amount });
  });
}
