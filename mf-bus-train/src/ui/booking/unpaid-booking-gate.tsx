import type { ReactNode } from 'react';
import { cancelOrder } from '@aylal/contracts';
import { type BookedOrder, type BookingPorts, UnansweredGate, UnpaidOrderGate, usePatience } from '@aylal/booking';
import { checkoutRoutes } from '@aylal/routes';
import { useServices } from '@aylal/shell';
import { useBusMessages } from '../use-bus-messages.ts';
import type { BookingAnswer } from './send-booking.ts';

export interface UnpaidBookingGateProps<Command> {
  /** The draft of the form that led to the order. */
  readonly draftKey: string;
  /** Null when there is no such order any more. */
  readonly readOrder: (refNumber: string) => Promise<BookedOrder | null>;
  /** Books, or learns by the key of then what came of a booking. */
  readonly send: (ports: BookingPorts, draftKey: string, body: Command) => Promise<BookingAnswer>;
  readonly children: ReactNode;
}

/** The customer's own unpaid order before its places and its form, so that its places are not called taken. */
export function UnpaidBookingGate<Command>({ draftKey, readOrder, send, children }: UnpaidBookingGateProps<Command>) {
  const t = useBusMessages();
  const services = useServices();
  const patience = usePatience();
  const checkoutOf = (refNumber: string) => checkoutRoutes.checkout.to({ refNumber }, { p: 'regular' });
  return (
    <UnpaidOrderGate
      draftKey={draftKey}
      heading={t('booking.title')}
      read={readOrder}
      cancel={cancelOrder}
      checkoutOf={checkoutOf}
    >
      <UnansweredGate
        draftKey={draftKey}
        heading={t('booking.title')}
        resume={async (sent: Command) => {
          const answer = await send({ ...services, patience }, draftKey, sent);
          if (answer.kind !== 'booked') return null;
          return { refNumber: answer.ref_number, checkout: checkoutOf(answer.ref_number) };
        }}
      >
        {children}
      </UnansweredGate>
    </UnpaidOrderGate>
  );
}
