import type { FormEvent, ReactNode } from 'react';
import { FormKey } from '@aylal/forms';

/** The buttons that pay stand outside the form and name it. */
export const payFormId = 'pay-form';

/** The choice of a way to pay; without scripts it is posted (`submit-payment.ts`). */
export function PayForm({ onPay, children }: { onPay: () => void; children: ReactNode }) {
  const send = (event: FormEvent) => {
    event.preventDefault();
    onPay();
  };
  return (
    <form id={payFormId} method="post" onSubmit={send}>
      <FormKey />
      {children}
    </form>
  );
}
