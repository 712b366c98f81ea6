import { bookEsimTopUp } from '@aylal/contracts/esims';
import { idempotentCall, usePatience } from '@aylal/booking';
import { checkoutRoutes } from '@aylal/routes';
import { useServices, useSharedMessages } from '@aylal/shell';
import { useState } from 'react';

/** SHELL-20. */
const TOAST_MS = 5000;

/**
 * Orders more data for an eSIM and goes to pay for it (CALL-15, ROUTE-04). What the provider refuses it says itself (ERR-09); a lost answer is asked for
 * again by its key, so that nothing is ordered twice (MNY-3, MNY-12).
 */
export function useTopUp(ref_number: string, onOrdered: () => void) {
  const services = useServices();
  const { navigator, toasts } = services;
  const shared = useSharedMessages();
  const patience = usePatience();
  const [booking, setBooking] = useState(false);
  const failed = (text: string) => toasts.show({ kind: 'error', text, durationMs: TOAST_MS });

  async function book(package_id: string) {
    if (booking) return;
    setBooking(true);
    try {
      const sent = await idempotentCall({ ...services, patience }, bookEsimTopUp, { ref_number, package_id });
      if (sent.kind !== 'answered') return failed(shared('failed.text'));
      const { answer } = sent;
      if (answer.status_code !== 200) return failed(answer.message || shared(`problem.${answer.result.problem}`));
      const { ref_number: refNumber, now_pay_amount } = answer.result;
      onOrdered();
      const search = { now_pay_amount: String(now_pay_amount), top_up: 'true' } as const;
      navigator.go(checkoutRoutes.checkout.to({ refNumber }, search));
    } finally {
      setBooking(false);
    }
  }
  return { book, booking };
}
