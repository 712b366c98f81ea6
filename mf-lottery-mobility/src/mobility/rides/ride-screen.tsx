import { FailedView } from '@aylal/parts';
import { mobilityRoute, rideRoutes } from '@aylal/routes';
import { ApiError, RouteLink, useParams, useQuery, useServices, useSession, type Screen } from '@aylal/shell';
import { Flex, Heading, LinkButton, PageContainer, Skeleton, Stack, StatusView, VisuallyHidden } from '@aylal/ui';
import { oneRideQuery } from '../../api/ride-query.ts';
import { OwnPageSignIn } from '../../ui/own-page-sign-in.tsx';
import { useOwnMessages } from '../../ui/use-own-messages.ts';
import { RideDetail } from './ride-detail.tsx';

/** One ride of the customer, while it lasts and afterwards. */
function RideScreen() {
  const t = useOwnMessages();
  const { ride: id = '' } = useParams();
  const anonymous = useSession().status === 'anonymous';
  const ride = useQuery({ ...oneRideQuery(useServices(), id), enabled: !anonymous });
  const status = ride.error instanceof ApiError ? ride.error.statusCode : undefined;
  return (
    <PageContainer paddingTop={{ base: '4', lg: '6' }} paddingBottom="10">
      <Stack gap="4" maxWidth="640px">
        <Heading as="h1" size="h1">
          {t('rides.one')}
        </Heading>
        {anonymous || status === 401 ? (
          <OwnPageSignIn title={t('rides.signIn')} onSignedIn={() => void ride.refetch()} />
        ) : ride.data ? (
          <RideDetail ride={ride.data.result} />
        ) : status === 404 || status === 400 ? (
          <StatusView kind="not-found" title={t('rides.missing')} />
        ) : ride.isError ? (
          <FailedView title={t('rides.failed')} onRetry={() => void ride.refetch()} />
        ) : (
          <>
            <VisuallyHidden role="status">{t('rides.loading')}</VisuallyHidden>
            <Skeleton height="240px" borderRadius="lg" />
          </>
        )}
        {!anonymous && (
          <Flex gap="3" wrap="wrap">
            <LinkButton asChild variant="outline">
              <RouteLink to={rideRoutes.rides.to()}>{t('rides.title')}</RouteLink>
            </LinkButton>
            <LinkButton asChild variant="ghost">
              <RouteLink to={mobilityRoute.to()}>{t('mobility.title')}</RouteLink>
            </LinkButton>
          </Flex>
        )}
      </Stack>
    </PageContainer>
  );
}

export const screen: Screen = { Component: RideScreen, title: 'rides.one' };
