import { lazy, Suspense, type ReactNode } from 'react';
import type { Money } from '@aylal/domain/money';
import { usePageForm } from '@aylal/shell';
import { Box } from '@aylal/ui';
import { WithScripts } from '@aylal/ui/primitives';
import type { PaymentRefusal } from './plain-fields.ts';

const PlainInvoice = lazy(async () => {
  const { PlainInvoice: Component } = await import(/* webpackChunkName: "without-scripts" */ './plain-invoice.tsx');
  return { default: Component };
});

export interface PlainPaymentProps {
  refNumber: string;
  /** The way to pay that was posted; undefined before. */
  way: string | undefined;
  nowPayAmount: Money | undefined;
}

/** The invoice of the way that was posted without scripts, in the place of its window. */
export function PlainPayment(props: PlainPaymentProps) {
  const refused = usePageForm<PaymentRefusal>()?.posted?.answer.refused;
  if (props.way === undefined && !refused) return null;
  return (
    <Suspense>
      <PlainInvoice {...props} refused={refused} />
    </Suspense>
  );
}

/** The choice of a way to pay: without scripts it is gone while an invoice stands there, whose page comes again by itself and would drop a choice. */
export function OutsidePlain({ way, children }: { way: string | undefined; children: ReactNode }) {
  if (way === undefined) return children;
  return (
    <WithScripts>
      <Box display="grid">{children}</Box>
    </WithScripts>
  );
}
