import { flightsRoutes } from '@aylal/routes';
import { ApiError, useLocale, useQuery, useSearchParams, useServices, type Screen } from '@aylal/shell';
import { PageContainer } from '@aylal/ui';
import { flightQuoteQuery } from '../api/check-flight-offer-query.ts';
import { getFlightOfferQuery, type OfferKey } from '../api/get-flight-offer-query.ts';
import { OfferGone } from '../ui/offer-gone.tsx';
import { BookingForm } from './booking-form.tsx';
import { loadBooking } from './booking-loader.ts';
import { WaitingBooking } from './waiting-booking.tsx';

/** Passengers of a quoted offer, then the booking. */
function BookingScreen() {
  const [search] = useSearchParams();
  const wanted = flightsRoutes.booking.readSearch(search);
  // The loader has sent every other address to the search.
  return (
    <PageContainer paddingTop={{ base: '4', lg: '6' }} paddingBottom="10">
      {wanted && <Booking key={wanted.key} offerKey={wanted} />}
    </PageContainer>
  );
}

function Booking({ offerKey }: { offerKey: OfferKey }) {
  const { api } = useServices();
  const locale = useLocale();
  const offer = useQuery(getFlightOfferQuery(api, offerKey, locale));
  const checked = useQuery(flightQuoteQuery(api, offerKey, offer.data));
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
  return <BookingForm quote={checked.data.quote} />;
}

export const screen: Screen = { Component: BookingScreen, title: 'booking.title', load: loadBooking };
