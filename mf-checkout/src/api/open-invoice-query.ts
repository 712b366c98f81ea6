import { createInvoice, type Invoice, type PaymentName } from '@aylal/contracts/payments';
import { ApiError, type Services } from '@aylal/shell';

/** An open invoice and when this device received it. */
export interface HeardInvoice {
  readonly invoice: Invoice;
  readonly heardMs: number;
}

/**
 * Opens the invoice of an order, or returns the open one. Safe to repeat: the key of the intent is made before the first send and kept
 * until an answer is known (MNY-4), and an invoice moves no money. Kept in the cache, so that a window that was closed shows the same QR again.
 */
export function openInvoiceQuery(
  { api, intents, now }: Pick<Services, 'api' | 'intents' | 'now'>,
  refNumber: string,
  paymentName: string,
  nowPayAmount?: number,
) {
  return {
    queryKey: ['invoice', refNumber, paymentName, nowPayAmount ?? null],
    staleTime: Infinity,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<HeardInvoice> => {
      const intent = `invoice.${refNumber}`;
      const body = {
        ref_number: refNumber,
        payment_name: paymentName as PaymentName,
        ...(nowPayAmount === undefined ? {} : { now_pay_amount: nowPayAmount }),
      };
      const answer = await api.call(createInvoice, { body, idempotencyKey: intents.keyFor(intent, body), signal });
      // Still running is the one refusal after which the same key must be used again.
      if (answer.status_code !== 409 || answer.result.problem !== 'still-running') intents.settle(intent);
      if (answer.status_code === 200) return { invoice: answer.result, heardMs: now().getTime() };
      throw new ApiError('refused', createInvoice.name, {
        statusCode: answer.status_code,
        problem: answer.result.problem,
        message: answer.message,
      });
    },
  };
}
