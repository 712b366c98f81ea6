import { QueryView, WaitingBoxes } from '@aylal/parts';
import { tripRoutes } from '@aylal/routes';
import { RouteLink, useLocale, usePageName, useParams, useQuery, useServices, type Screen } from '@aylal/shell';
import { LinkButton, PageContainer, StatusView } from '@aylal/ui';
import { getTripQuery } from '../../api/trip-queries.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { useBusMessages } from '../../ui/use-bus-messages.ts';
import { loadTrip } from './trip-loader.ts';
import { TripDetails } from './trip-details.tsx';

/** One trip: programme, dates, what is in the price, and the terms of its operator. */
function TripScreen() {
  const t = useBusMessages();
  const { slug = '' } = useParams();
  const { api } = useServices();
  const trip = useQuery(getTripQuery(api, slug, useLocale()));
  usePageName(trip.data?.result.title);
  return (
    <PageContainer paddingTop={{ base: '4', lg: '6' }} paddingBottom={{ base: '0', lg: '10' }}>
      <BackLink to={tripRoutes.list.to()}>{t('trip.all')}</BackLink>
      <QueryView
        query={trip}
        waiting={<WaitingTrip />}
        failed={{ headingAs: 'h1', size: 'page', title: t('trips.failed') }}
        notFound={<MissingTrip />}
      >
        {(shown) => <TripDetails key={slug} trip={shown} />}
      </QueryView>
    </PageContainer>
  );
}

function WaitingTrip() {
  const t = useBusMessages();
  return <WaitingBoxes label={t('trip.loading')} heights={['44px', '300px', '260px']} />;
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
