import { useState } from 'react';
import { useUnansweredSending } from '@aylal/booking';
import { flightsRoutes } from '@aylal/routes';
import {
  ApiError,
  type Screen,
  useLocale,
  usePageForm,
  useQuery,
  useSearchParams,
  useServices,
  useSharedMessages,
} from '@aylal/shell';
import { Notice, PageContainer } from '@aylal/ui';
import { flightQuoteQuery } from '../api/check-flight-offer-query.ts';
import { getFlightOfferQuery, type OfferKey } from '../api/get-flight-offer-query.ts';
import { OfferGone } from '../ui/offer-gone.tsx';
import type { BookingAnswer } from './book-offer.ts';
import { BookingForm } from './booking-form.tsx';
import { loadBooking } from './booking-loader.ts';
import { flightDraftKey, UnpaidFlightGate } from './unpaid-flight-gate.tsx';
import { useSendBooking, type SentBooking } from './use-send-booking.ts';
import { WaitingBooking } from './waiting-booking.tsx';

/** Passengers of a quoted offer, then the booking. */
function BookingScreen() {
  const [search] = useSearchParams();
  const wanted = flightsRoutes.booking.readSearch(search);
  // The loader has sent every other address to the search.
  return (
    <PageContainer paddingTop={{ base: '4', lg: '6' }} paddingBottom="10">
      {wanted && (
        <UnpaidFlightGate key={wanted.key} offer={wanted.key}>
          <Booking offerKey={wanted} />
        </UnpaidFlightGate>
      )}
    </PageContainer>
  );
}

function Booking({ offerKey }: { offerKey: OfferKey }) {
  const { api } = useServices();
  const locale = useLocale();
  const s = useSharedMessages();
  const offer = useQuery(getFlightOfferQuery(api, offerKey, locale));
  const checked = useQuery(flightQuoteQuery(api, offerKey, offer.data));
  const draftKey = flightDraftKey(offerKey.key);
  const { resume } = useSendBooking(draftKey);
  // Of a form that was posted without scripts, or of a booking that a reload interrupted.
  const posted = usePageForm<BookingAnswer>()?.posted?.answer.refused ?? null;
  const [found, setFound] = useState<BookingAnswer | null>(posted);
  // The seats that a booking took are no longer on offer: its outcome is asked for first (MNY-4).
  const asking = useUnansweredSending<SentBooking>(draftKey, async (sent) => setFound(await resume(sent)));
  if (asking || found?.kind === 'booked')
    return (
      <>
        <Notice live="status">{s('unpaidOrder.asking')}</Notice>
        <WaitingBooking />
      </>
    );
  const error = checked.data ? null : (offer.error ?? checked.error);
  if (error) {
    return (
      <OfferGone
        problem={error instanceof ApiError ? error.problem : null}
        retry={() => {
          void offer.refetch();
          void checked.refetch();
        }}
      />
    );
  }
  if (!checked.data) return <WaitingBooking />;
  return <BookingForm quote={checked.data.quote} draftKey={draftKey} found={found} />;
}

export const screen: Screen = {
  Component: BookingScreen,
  title: 'booking.title',
  load: loadBooking,
  submit: () => import(/* webpackChunkName: "without-scripts" */ './submit-booking.ts'),
};
