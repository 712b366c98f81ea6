import type { Endpoint } from '@aylal/contracts';
import type { PaymentState } from '@aylal/contracts/payments';
import * as v from 'valibot';
import type { AnswerCookie } from '../security/add-cookies.ts';

/** Set in the browser after a booking, a payment or a cancellation: lists from before are stale (PERSIST-05, GAP-06). */
export const staleListsCookie = 'reValidate';

/** The page that has been made without cached data removes it. */
export const staleListsOver: AnswerCookie = {
  name: staleListsCookie,
  value: '',
  options: { httpOnly: false, maxAge: 0 },
};

/** Asks the next page load for new lists. */
export const staleListsMark: AnswerCookie = { name: staleListsCookie, value: '1', options: { httpOnly: false } };

/** True for every operation that moves money or seats when it is answered with success: booking, payment, cancellation, refund. What a check of a payment changes, only its answer says: `isPaidCheck`. */
export function makesListsStale({ idempotent }: Pick<Endpoint, 'name' | 'idempotent'>, status: number): boolean {
  return status >= 200 && status < 300 && idempotent === true;
}

/** Money has come for these states; in the others nothing is paid, or nobody knows. */
const paidStates = ['paid', 'partial'] as const satisfies readonly PaymentState[];
const paidCheck = v.pipe(v.string(), v.parseJson(), v.object({ result: v.object({ state: v.picklist(paidStates) }) }));

/** Whether the answer of `check-payment` tells of money. An answer that is no JSON tells of nothing: the page calls it malformed. */
export function isPaidCheck(body: string): boolean {
  return v.is(paidCheck, body);
}
