import { QueryView } from '@aylal/parts';
import { hotelsRoutes } from '@aylal/routes';
import { useLocale, useQuery, useSearchParams, useServices, useSession, type Screen } from '@aylal/shell';
import { PageContainer } from '@aylal/ui';
import { getHotelQuoteQuery } from '../api/get-hotel-quote-query.ts';
import { BookingForm } from './booking-form.tsx';
import { loadBooking } from './booking-loader.ts';
import { UnpaidHotelGate } from './unpaid-hotel-gate.tsx';
import { BookingFailed, BookingSignIn, BookingWaiting } from './booking-states.tsx';

/** ROUTE-13: guests of a checked rate, then the booking. */
function BookingScreen() {
  const [search] = useSearchParams();
  const wanted = hotelsRoutes.booking.readSearch(search);
  // The loader has sent every other address to the search.
  return (
    <PageContainer paddingTop={{ base: '4', lg: '6' }} paddingBottom="10">
      {wanted && <Booking uid={wanted.uid} />}
    </PageContainer>
  );
}

function Booking({ uid }: { uid: string }) {
  const { api } = useServices();
  const locale = useLocale();
  const session = useSession();
  const anonymous = session.status === 'anonymous';
  const quote = useQuery({
    ...getHotelQuoteQuery(api, uid, locale),
    enabled: !anonymous,
    // A renewed price comes under another name; the form stays meanwhile.
    placeholderData: (shown) => shown,
  });
  // Who has signed out meanwhile keeps the form, and signs in again when it is sent.
  if (anonymous && !quote.data) return <BookingSignIn />;
  return (
    <QueryView
      query={quote}
      waiting={<BookingWaiting />}
      failed={(error, retry) => <BookingFailed error={error} retry={retry} />}
    >
      {(found) =>
        // What is known of the customer is what the form begins with.
        session.status === 'checking' ? (
          <BookingWaiting />
        ) : (
          <UnpaidHotelGate quote={found}>
            <BookingForm quote={found} user={session.status === 'signed-in' ? session.user : null} />
          </UnpaidHotelGate>
        )
      }
    </QueryView>
  );
}

export const screen: Screen = {
  Component: BookingScreen,
  title: 'booking.title',
  load: loadBooking,
  submit: () => import(/* webpackChunkName: "without-scripts" */ './submit-booking.ts'),
};
