import type { ReactNode } from 'react';
import { bookHotel, cancelHotelBooking, type HotelQuote } from '@aylal/contracts/hotels';
import { getHotelOrder } from '@aylal/contracts/orders';
import type { PaymentType } from '@aylal/domain/payments';
import { UnansweredGate, UnpaidOrderGate } from '@aylal/booking';
import { checkoutRoutes } from '@aylal/routes';
import { endpointQuery, useServices } from '@aylal/shell';
import { useHotelsMessages } from '../ui/use-hotels-messages.ts';
import { hotelDraftKey } from './hotel-draft-key.ts';

/** The customer's own unpaid order of a room before its form, so that nobody books the same room twice by Back. */
export function UnpaidHotelGate({ quote, children }: { quote: HotelQuote; children: ReactNode }) {
  const t = useHotelsMessages();
  const { api, queryClient } = useServices();
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
        operation={bookHotel}
        draftKey={draftKey}
        heading={t('booking.title')}
        checkoutOf={(refNumber, { type }) => checkoutOf(refNumber, type)}
      >
        {children}
      </UnansweredGate>
    </UnpaidOrderGate>
  );
}
