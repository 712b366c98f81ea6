import type { PaymentName } from '@aylal/contracts/payments';
import { sendPatiently } from './send-patiently.ts';
import type { Drilled } from './drill-customer.ts';

/** How a customer sends what may be sent again, by one key. */
export type Post = (path: string, body: object, key: string) => ReturnType<typeof sendPatiently>;

/** The ways to pay that a customer without money in a wallet and without a loan has; used in turn. */
const WAYS: readonly PaymentName[] = ['QPAY', 'SOCIALPAY', 'CARD', 'POCKET', 'TRANSFER'];

/** Opens an invoice and pays it at the partner; true when the partner has taken the money. */
export async function payOrder(
  post: Post,
  { ref_number, turn, key }: { readonly ref_number: string; readonly turn: number; readonly key: string },
  drill: Drilled,
): Promise<boolean> {
  const payment_name = WAYS[turn % WAYS.length];
  const opened = await post('/api/payment/v1/invoice/', { ref_number, payment_name }, key);
  if (opened?.status !== 200) return false;
  const invoice = opened.body.result as { qr_text: string; url: string; reference: string; amount: number };
  // The partner knows for itself that an invoice is paid: pressing twice is once. A transfer that is sent twice comes twice, and what is too much goes to the wallet.
  const [path, form] =
    payment_name === 'TRANSFER'
      ? ['/sandbox/transfer', { action: 'send', amount: String(invoice.amount), purpose: invoice.reference }]
      : [`/sandbox/bank/${(invoice.qr_text || invoice.url).split('/').at(-1)}`, { action: 'pay' }];
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams(form as Record<string, string>).toString();
  const answer = await sendPatiently(drill.urls, path, { method: 'POST', headers, body }, drill);
  return answer !== null && answer.status < 400;
}
