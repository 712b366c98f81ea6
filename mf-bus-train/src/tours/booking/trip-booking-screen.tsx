import { UnansweredGate } from '@aylal/booking';
import type { SessionUser } from '@aylal/contracts/account';
import { bookTrip, type Trip } from '@aylal/contracts/trips';
import { QueryView, SignInFirst, WaitingBoxes } from '@aylal/parts';
import { tripRoutes } from '@aylal/routes';
import {
  RouteLink,
  useLocale,
  useParams,
  useQuery,
  useSearchParams,
  useServices,
  useSession,
  type Screen,
  useSharedMessages,
} from '@aylal/shell';
import { LinkButton, PageContainer, StatusView } from '@aylal/ui';
import { getTripQuery } from '../../api/trip-queries.ts';
import { useBusMessages } from '../../ui/use-bus-messages.ts';
import { BookingForm } from './booking-form.tsx';
import { loadTripBooking } from './trip-booking-loader.ts';
import { tripDraftKey } from './trip-draft-key.ts';

/** Who travels on a date of a trip, and the booking of it. */
function TripBookingScreen() {
  const { slug = '' } = useParams();
  const [search] = useSearchParams();
  const { api } = useServices();
  const t = useBusMessages();
  const s = useSharedMessages();
  const session = useSession();
  const trip = useQuery(getTripQuery(api, slug, useLocale()));
  const date = tripRoutes.booking.readSearch(search)?.date;
  return (
    <PageContainer paddingTop={{ base: '4', lg: '6' }} paddingBottom={{ base: '0', lg: '10' }}>
      {session.status === 'anonymous' ? (
        <SignInFirst
          reason="booking"
          headingAs="h1"
          size="page"
          title={t('tripBooking.signInTitle')}
          lead={t('tripBooking.signInText')}
          action={s('action.sign_in')}
        />
      ) : (
        <QueryView
          query={trip}
          waiting={<WaitingForm />}
          failed={{ headingAs: 'h1', size: 'page', title: t('trips.failed') }}
          notFound={<GoneDate slug={slug} />}
        >
          {(found) =>
            session.status === 'signed-in' ? <OfDate trip={found} date={date} user={session.user} /> : <WaitingForm />
          }
        </QueryView>
      )}
    </PageContainer>
  );
}

function OfDate({ trip, date, user }: { trip: Trip; date: string | undefined; user: SessionUser }) {
  const t = useBusMessages();
  const departure = trip.departures.find((one) => one.date === date);
  return (
    <UnansweredGate operation={bookTrip} draftKey={tripDraftKey(trip, date ?? '')} heading={t('tripBooking.title')}>
      {departure ? <BookingForm trip={trip} departure={departure} user={user} /> : <GoneDate slug={trip.slug} />}
    </UnansweredGate>
  );
}

/** The date is over, or was never on offer. */
function GoneDate({ slug }: { slug: string }) {
  const t = useBusMessages();
  return (
    <StatusView
      kind="not-found"
      headingAs="h1"
      size="page"
      title={t('tripBooking.goneTitle')}
      action={
        <LinkButton asChild>
          <RouteLink to={tripRoutes.detail.to({ slug })}>{t('tripBooking.otherDate')}</RouteLink>
        </LinkButton>
      }
    >
      {t('tripBooking.goneText')}
    </StatusView>
  );
}

function WaitingForm() {
  const t = useBusMessages();
  return <WaitingBoxes label={t('trip.loading')} heights={['44px', '240px', '240px']} />;
}

export const screen: Screen = {
  Component: TripBookingScreen,
  title: 'tripBooking.title',
  load: loadTripBooking,
  submit: () => import(/* webpackChunkName: "without-scripts" */ './submit-trip.ts'),
};
