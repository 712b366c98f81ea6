import { lazy, Suspense, type ReactNode } from 'react';
import type { Money } from '@aylal/domain/money';
import { Box } from '@aylal/ui';
import { WithoutScripts, WithScripts } from '@aylal/ui/primitives';

const PlainInvoice = lazy(async () => {
  const { PlainInvoice: Component } = await import(/* webpackChunkName: "plain-invoice" */ './plain-invoice.tsx');
  return { default: Component };
});

export interface PlainPaymentProps {
  refNumber: string;
  /** The way to pay that was posted; undefined before. */
  way: string | undefined;
  nowPayAmount: Money | undefined;
}

/** Without scripts: the invoice of the chosen way, in the place of its window. */
export function PlainPayment(props: PlainPaymentProps) {
  return (
    <WithoutScripts>
      <Suspense>
        <PlainInvoice {...props} />
      </Suspense>
    </WithoutScripts>
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
