import type { ReactNode } from 'react';
import { cancelOrder, getBusOrder } from '@aylal/contracts';
import { UnansweredGate, UnpaidOrderGate, usePatience } from '@aylal/parts';
import { checkoutRoutes } from '@aylal/routes';
import { endpointQuery, useServices } from '@aylal/shell';
import { useBusMessages } from '../../ui/use-bus-messages.ts';
import type { BookingCommand } from '../../ui/booking/booking-to-command.ts';
import { sendBooking } from '../../ui/booking/send-booking.ts';

export const busDraftKey = (departure: string) => `bus.booking.${departure}`;

/** The customer's own unpaid order of a bus before its seats and its form, so that its seats are not called taken. */
export function UnpaidBusGate({ departure, children }: { departure: string; children: ReactNode }) {
  const t = useBusMessages();
  const services = useServices();
  const { api, queryClient } = services;
  const patience = usePatience();
  const draftKey = busDraftKey(departure);
  const checkoutOf = (refNumber: string) => checkoutRoutes.checkout.to({ refNumber }, { p: 'regular' });
  return (
    <UnpaidOrderGate
      draftKey={draftKey}
      heading={t('booking.title')}
      read={async (ref_number) =>
        (await queryClient.fetchQuery(endpointQuery(api, getBusOrder, { params: { ref_number } }))).result
      }
      cancel={cancelOrder}
      checkoutOf={checkoutOf}
    >
      <UnansweredGate
        draftKey={draftKey}
        heading={t('booking.title')}
        resume={async (sent: BookingCommand) => {
          const answer = await sendBooking({ ...services, patience }, draftKey, sent);
          if (answer.kind !== 'booked') return null;
          return { refNumber: answer.ref_number, checkout: checkoutOf(answer.ref_number) };
        }}
      >
        {children}
      </UnansweredGate>
    </UnpaidOrderGate>
  );
}
