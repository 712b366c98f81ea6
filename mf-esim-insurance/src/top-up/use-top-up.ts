import { bookEsimTopUp } from '@aylal/contracts';
import { checkoutRoutes } from '@aylal/routes';
import { ApiError, useServices } from '@aylal/shell';
import { useState } from 'react';
import { useSharedMessages } from '../ui/use-esim-messages.ts';

const intent = 'book-esim-top-up';
/** SHELL-20. */
const TOAST_MS = 5000;

/**
 * Orders more data for an eSIM and goes to pay for it (CALL-15, ROUTE-04). What the provider refuses it says itself (ERR-09); a lost answer keeps its key, so
 * that pressing again does not order twice (MNY-3).
 */
export function useTopUp(ref_number: string, onOrdered: () => void) {
  const { api, intents, navigator, toasts } = useServices();
  const shared = useSharedMessages();
  const [booking, setBooking] = useState(false);
  const failed = (text: string) => toasts.show({ kind: 'error', text, durationMs: TOAST_MS });

  async function book(package_id: string) {
    if (booking) return;
    setBooking(true);
    try {
      const body = { ref_number, package_id };
      const answer = await api.call(bookEsimTopUp, { body, idempotencyKey: intents.keyFor(intent, body) });
      if (answer.status_code !== 409 || answer.result.problem !== 'still-running') intents.settle(intent);
      if (answer.status_code !== 200) return failed(answer.message || shared(`problem.${answer.result.problem}`));
      const { ref_number: refNumber, now_pay_amount } = answer.result;
      onOrdered();
      const search = { now_pay_amount: String(now_pay_amount), top_up: 'true' } as const;
      navigator.go(checkoutRoutes.checkout.to({ refNumber }, search));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      failed(shared('failed.text'));
    } finally {
      setBooking(false);
    }
  }
  return { book, booking };
}
