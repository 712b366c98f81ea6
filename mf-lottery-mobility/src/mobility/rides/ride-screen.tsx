import { QueryView, TitledPage, useAccountQuery, WaitingBoxes } from '@aylal/parts';
import { mobilityRoute, rideRoutes } from '@aylal/routes';
import { RouteLink, useParams, useServices, type Screen } from '@aylal/shell';
import { Flex, LinkButton, StatusView } from '@aylal/ui';
import { oneRideQuery } from '../../api/ride-query.ts';
import { SignInPage } from '../../ui/sign-in-page.tsx';
import { useRemoteMessages } from '../../ui/use-remote-messages.ts';
import { RideDetail } from './ride-detail.tsx';

/** One ride of the customer, while it lasts and afterwards. */
function RideScreen() {
  const t = useRemoteMessages();
  const { ride: id = '' } = useParams();
  const { query, signedOut } = useAccountQuery(oneRideQuery(useServices(), id));
  return (
    <TitledPage title={t('rides.one')} maxWidth="640px">
      {signedOut ? (
        <SignInPage title={t('rides.signIn')} onSignedIn={() => void query.refetch()} />
      ) : (
        <QueryView
          query={query}
          waiting={<WaitingBoxes label={t('rides.loading')} heights={['240px']} />}
          failed={{ title: t('rides.failed') }}
          notFound={<StatusView kind="not-found" title={t('rides.missing')} />}
        >
          {(ride) => <RideDetail ride={ride} />}
        </QueryView>
      )}
      {!signedOut && (
        <Flex gap="3" wrap="wrap">
          <LinkButton asChild variant="outline">
            <RouteLink to={rideRoutes.rides.to()}>{t('rides.title')}</RouteLink>
          </LinkButton>
          <LinkButton asChild variant="ghost">
            <RouteLink to={mobilityRoute.to()}>{t('mobility.title')}</RouteLink>
          </LinkButton>
        </Flex>
      )}
    </TitledPage>
  );
}

export const screen: Screen = { Component: RideScreen, title: 'rides.one' };
