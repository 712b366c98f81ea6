import { tripRoutes } from '@aylal/routes';
import {
  ApiError,
  RouteLink,
  useLocale,
  usePageName,
  useParams,
  useQuery,
  useServices,
  type Screen,
} from '@aylal/shell';
import { LinkButton, PageContainer, Skeleton, Stack, StatusView, VisuallyHidden } from '@aylal/ui';
import { getTripQuery } from '../../api/trip-queries.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { useBusMessages } from '../../ui/use-bus-messages.ts';
import { loadTrip } from './trip-loader.ts';
import { TripDetails } from './trip-details.tsx';
import { FailedWhole } from '../../ui/whole/failed-whole.tsx';

/** One trip: programme, dates, what is in the price, and the terms of its operator. */
function TripScreen() {
  const t = useBusMessages();
  const { slug = '' } = useParams();
  const { api } = useServices();
  const trip = useQuery(getTripQuery(api, slug, useLocale()));
  usePageName(trip.data?.result.title);
  const missing = trip.error instanceof ApiError && [400, 404].includes(trip.error.statusCode ?? 0);
  return (
    <PageContainer paddingTop={{ base: '4', lg: '6' }} paddingBottom={{ base: '0', lg: '10' }}>
      <BackLink to={tripRoutes.list.to()}>{t('trip.all')}</BackLink>
      {trip.data ? (
        <TripDetails key={slug} trip={trip.data.result} />
      ) : missing ? (
        <MissingTrip />
      ) : trip.isError ? (
        <FailedWhole alone title={t('trips.failed')} retry={() => void trip.refetch()} />
      ) : (
        <WaitingTrip />
      )}
    </PageContainer>
  );
}

function WaitingTrip() {
  const t = useBusMessages();
  return (
    <Stack gap="4">
      <VisuallyHidden role="status">{t('trip.loading')}</VisuallyHidden>
      <Skeleton height="44px" width="60%" />
      <Skeleton height="300px" borderRadius="lg" />
      <Skeleton height="260px" borderRadius="lg" />
    </Stack>
  );
}

function MissingTrip() {
  const t = useBusMessages();
  return (
    <StatusView
      kind="not-found"
      headingAs="h1"
      size="page"
      title={t('trip.missingTitle')}
      action={
        <LinkButton asChild>
          <RouteLink to={tripRoutes.list.to()}>{t('trip.all')}</RouteLink>
        </LinkButton>
      }
    >
      {t('trip.missingText')}
    </StatusView>
  );
}

export const screen: Screen = { Component: TripScreen, title: 'trip.pageTitle', load: loadTrip };
