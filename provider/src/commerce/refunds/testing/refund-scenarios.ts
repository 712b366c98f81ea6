import type { FlightQuote } from '@aylal/contracts/flights';
import {
  bankIdOf,
  person,
  TOTAL,
  type BookingFixture,
  type Customer,
  type Reply,
} from '../../../testing/booking-fixture.ts';

import { ownPassword, settleAccounts } from './settled-refund.ts';

/** An account that the sandbox's bank knows. */
export const ACCOUNT = '5123456789';

/** What customers do before and when they give tickets back. */
export function refundScenarios(at: () => BookingFixture) {
  /** The holder that the bank names, as the form sends it (GAP-53). */
  async function holder(): Promise<string> {
    const answer = await at().deps.payout.holderOf('050000', ACCOUNT);
    if (answer.kind !== 'found') throw new Error('the account has a holder');
    return `${answer.holder.custLastName} ${answer.holder.custFirstName}`;
  }

  /** An issued order for two people, each with a ticket of their own. */
  async function issuedForTwo(over: Partial<FlightQuote> = {}, coupon?: string) {
    const customer = await at().customer();
    const fares = [{ type: 'adult' as const, count: 2, base: 700_000, taxes: 200_000 }];
    const quote = await at().quote({ total_fare: 2 * TOTAL, fares, ...over });
    const people = [person(), person({ given_name: 'TEMUULEN', doc_number: 'E7654321' })];
    const { ref_number: ref } = (await at().book(customer, quote.ref_number, { people })).body.result;
    if (coupon) await at().post(customer, '/api/order/v1/coupon/', { ref_number: ref, coupon_code: coupon });
    await payNow(customer, ref);
    await at().work.issue('flight');
    return { customer, ref, quote };
  }

  /** Pays what is due now. */
  async function payNow(customer: Customer, ref: string): Promise<void> {
    const invoice = await at().post(customer, '/api/payment/v1/invoice/', { ref_number: ref, payment_name: 'QPAY' });
    await at().bank(bankIdOf(invoice), { action: 'pay' });
  }

  /** Asks for a refund, with the password as proof unless another is given. */
  async function request(
    customer: Customer,
    ref: string,
    chosen: number[],
    over: object = {},
    key?: string,
  ): Promise<Reply> {
    const { travellers } = await at().order(customer, ref);
    const tickets = chosen.map((index) => {
      const one = travellers[index];
      return { first_name: one?.given_name, last_name: one?.surname, ticket_number: one?.ticket_number };
    });
    const body = {
      ref_number: ref,
      reason: 'plans',
      bank_name: 'Khan',
      account_name: await holder(),
      account_number: ACCOUNT,
      refund_type: chosen.length === travellers.length ? 'all' : 'part',
      tickets,
      proof: await ownPassword(at(), customer),
      ...over,
    };
    return at().post(customer, '/api/flight/v3/rest/refund/', body, key);
  }

  /** The same to an account that has settled. */
  async function ask(...asked: Parameters<typeof request>): Promise<Reply> {
    const answer = await request(...asked);
    await settleAccounts(at(), asked[1]);
    return answer;
  }

  /** Takes refunds from the customer's wish to the end. */
  async function advance(): Promise<void> {
    for (let turn = 0; turn < 3; turn += 1) await at().work.advanceRefunds();
  }

  /** What is in the wallet of a customer. */
  async function creditOf({ userId }: Pick<Customer, 'userId'>): Promise<number> {
    const row = await at()
      .deps.db.selectFrom('wallet_balances')
      .select('balance')
      .where('account', '=', `credit:user:${userId}`)
      .executeTakeFirst();
    return row?.balance ?? 0;
  }

  return { holder, issuedForTwo, payNow, ask, request, advance, creditOf };
}

/** How a refund was answered: status, its own code, and what was wrong. */
export const outcome = ({ status, body }: Reply) => [status, body.status_code, body.result?.problem ?? null];
