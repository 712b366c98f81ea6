import type { ReactNode } from 'react';
import { cancelHotelBooking, getHotelOrder, type HotelQuote } from '@aylal/contracts';
import type { PaymentType } from '@aylal/domain';
import { UnansweredGate, UnpaidOrderGate, usePatience } from '@aylal/booking';
import { checkoutRoutes } from '@aylal/routes';
import { endpointQuery, useServices } from '@aylal/shell';
import { useHotelsMessages } from '../ui/use-hotels-messages.ts';
import { sendBooking, type BookingCommand } from './book-hotel.ts';

export const hotelDraftKey = ({ hotel, rate, stay }: HotelQuote) =>
  `hotels.booking.${hotel.tapa_code}.${rate.room.key}.${stay.check_in}`;

/** The customer's own unpaid order of a room before its form, so that nobody books the same room twice by Back. */
export function UnpaidHotelGate({ quote, children }: { quote: HotelQuote; children: ReactNode }) {
  const t = useHotelsMessages();
  const services = useServices();
  const { api, queryClient } = services;
  const patience = usePatience();
  const draftKey = hotelDraftKey(quote);
  const checkoutOf = (refNumber: string, p: PaymentType = 'regular') =>
    checkoutRoutes.checkout.to({ refNumber }, { p });
  return (
    <UnpaidOrderGate
      draftKey={draftKey}
      heading={t('booking.title')}
      read={async (ref_number) =>
        (await queryClient.fetchQuery(endpointQuery(api, getHotelOrder, { params: { ref_number } }))).result
      }
      cancel={cancelHotelBooking}
      checkoutOf={(refNumber) => checkoutOf(refNumber)}
    >
      <UnansweredGate
        draftKey={draftKey}
        heading={t('booking.title')}
        resume={async (sent: BookingCommand) => {
          const answer = await sendBooking({ ...services, patience }, draftKey, sent);
          if (answer.kind !== 'booked') return null;
          return { refNumber: answer.ref_number, checkout: checkoutOf(answer.ref_number, sent.type) };
        }}
      >
        {children}
      </UnansweredGate>
    </UnpaidOrderGate>
  );
}
