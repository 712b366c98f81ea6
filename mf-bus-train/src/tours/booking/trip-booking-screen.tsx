import { UnansweredGate } from '@aylal/booking';
import { bookTrip, type SessionUser, type Trip } from '@aylal/contracts';
import { tripRoutes } from '@aylal/routes';
import {
  ApiError,
  RouteLink,
  useLocale,
  useParams,
  useQuery,
  useSearchParams,
  useServices,
  useSession,
  type Screen,
} from '@aylal/shell';
import { Button, LinkButton, PageContainer, Skeleton, Stack, StatusView, VisuallyHidden } from '@aylal/ui';
import { getTripQuery } from '../../api/trip-queries.ts';
import { useBusMessages } from '../../ui/use-bus-messages.ts';
import { BookingForm, tripDraftKey } from './booking-form.tsx';
import { loadTripBooking } from './trip-booking-loader.ts';
import { FailedWhole } from '../../ui/whole/failed-whole.tsx';

/** Who travels on a date of a trip, and the booking of it. */
function TripBookingScreen() {
  const { slug = '' } = useParams();
  const [search] = useSearchParams();
  const { api, session: service } = useServices();
  const t = useBusMessages();
  const session = useSession();
  const trip = useQuery(getTripQuery(api, slug, useLocale()));
  const date = tripRoutes.booking.readSearch(search)?.date;
  const missing = trip.error instanceof ApiError && [400, 404].includes(trip.error.statusCode ?? 0);
  return (
    <PageContainer paddingTop={{ base: '4', lg: '6' }} paddingBottom={{ base: '0', lg: '10' }}>
      {session.status === 'anonymous' ? (
        <StatusView
          kind="empty"
          headingAs="h1"
          size="page"
          title={t('tripBooking.signInTitle')}
          action={<Button onClick={() => void service.require('booking')}>{t('tripBooking.signIn')}</Button>}
        >
          {t('tripBooking.signInText')}
        </StatusView>
      ) : missing ? (
        <GoneDate slug={slug} />
      ) : trip.isError ? (
        <FailedWhole alone title={t('trips.failed')} retry={() => void trip.refetch()} />
      ) : !trip.data || session.status !== 'signed-in' ? (
        <WaitingForm />
      ) : (
        <OfDate trip={trip.data.result} date={date} user={session.user} />
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
  return (
    <Stack gap="4">
      <VisuallyHidden role="status">{t('trip.loading')}</VisuallyHidden>
      <Skeleton height="44px" width="50%" />
      <Skeleton height="240px" borderRadius="lg" />
      <Skeleton height="240px" borderRadius="lg" />
    </Stack>
  );
}

export const screen: Screen = { Component: TripBookingScreen, title: 'tripBooking.title', load: loadTripBooking };
