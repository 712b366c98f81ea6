import type { ReactNode } from 'react';
import type { bookBus } from '@aylal/contracts/bus';
import { cancelOrder } from '@aylal/contracts/orders';
import type { bookTrain } from '@aylal/contracts/trains';
import { type BookedOrder, UnansweredGate, UnpaidOrderGate } from '@aylal/booking';
import { checkoutRoutes } from '@aylal/routes';
import { useBusMessages } from '../use-bus-messages.ts';

export interface UnpaidBookingGateProps {
  /** The draft of the form that led to the order. */
  readonly draftKey: string;
  /** Null when there is no such order any more. */
  readonly readOrder: (refNumber: string) => Promise<BookedOrder | null>;
  /** The operation that books. */
  readonly operation: typeof bookBus | typeof bookTrain;
  readonly children: ReactNode;
}

/** The customer's own unpaid order before its places and its form, so that its places are not called taken. */
export function UnpaidBookingGate({ draftKey, readOrder, operation, children }: UnpaidBookingGateProps) {
  const t = useBusMessages();
  const checkoutOf = (refNumber: string) => checkoutRoutes.checkout.to({ refNumber }, { p: 'regular' });
  const page = { draftKey, heading: t('booking.title'), checkoutOf };
  return (
    <UnpaidOrderGate {...page} read={readOrder} cancel={cancelOrder}>
      <UnansweredGate {...page} operation={operation}>
        {children}
      </UnansweredGate>
    </UnpaidOrderGate>
  );
}
