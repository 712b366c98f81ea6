import { sendPatiently } from './send-patiently.ts';
import { PASSWORD } from '../process-customer.ts';
import type { Drilled } from './drill-customer.ts';
import type { Post } from './drill-payment.ts';

/** An account that the sandbox's bank knows, and its owner's name there. */
export const ACCOUNT = '5123456789';
const ISSUED = 4;

interface IssuedOrder {
  readonly status: { readonly status_code: number };
  readonly travellers: readonly {
    readonly given_name: string;
    readonly surname: string;
    readonly ticket_number: string | null;
  }[];
}

/** Gives the tickets of an order back for money to a bank account, when they are issued by now. `unknown` when it was asked for and the answer did not come before the drill was over. */
export async function refundOrder(
  post: Post,
  { ref_number, headers, key }: { ref_number: string; headers: Readonly<Record<string, string>>; key: string },
  drill: Drilled,
): Promise<'done' | 'not-done' | 'unknown'> {
  const found = await sendPatiently(drill.urls, `/api/order/v1/detail/flight/${ref_number}/`, { headers }, drill);
  const order = found?.body.result as IssuedOrder | undefined;
  if (found?.status !== 200 || order?.status.status_code !== ISSUED) return 'not-done';
  const account_name = await holderOf(headers, drill);
  if (account_name === null) return 'not-done';
  const tickets = order.travellers.map(({ given_name, surname, ticket_number }) => ({
    first_name: given_name,
    last_name: surname,
    ticket_number,
  }));
  const answer = await post(
    '/api/flight/v3/rest/refund/',
    {
      ref_number,
      reason: 'plans',
      bank_name: 'Khan',
      account_name,
      account_number: ACCOUNT,
      refund_type: 'all',
      tickets,
      proof: { password: PASSWORD },
    },
    key,
  );
  if (answer === null) return 'unknown';
  return answer.status === 200 ? 'done' : 'not-done';
}

/** The name that the bank has for the account, as the form sends it. */
async function holderOf(headers: Readonly<Record<string, string>>, drill: Drilled): Promise<string | null> {
  const path = `/api/payment/v1/account_name_check/?bank=050000&account_number=${ACCOUNT}`;
  const named = await sendPatiently(drill.urls, path, { headers }, drill);
  if (named?.status !== 200) return null;
  const { custFirstName, custLastName } = named.body.result as { custFirstName: string; custLastName: string };
  return `${custLastName} ${custFirstName}`;
}
