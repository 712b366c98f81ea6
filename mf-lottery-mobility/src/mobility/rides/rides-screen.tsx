import { FailedView } from '@aylal/parts';
import { mobilityRoute, rideRoutes } from '@aylal/routes';
import {
  ApiError,
  RouteLink,
  usePageReturn,
  useQuery,
  useSearchParams,
  useServices,
  useSession,
  type Screen,
} from '@aylal/shell';
import { Heading, LinkButton, PageContainer, Skeleton, Stack, StatusView, VisuallyHidden } from '@aylal/ui';
import { ridesQuery } from '../../api/ride-query.ts';
import { OwnPageSignIn } from '../../ui/own-page-sign-in.tsx';
import { useOwnMessages } from '../../ui/use-own-messages.ts';
import { RideList } from './ride-list.tsx';

/** The customer's rides, newest first, with the way to the tax receipt of each. */
function RidesScreen() {
  const t = useOwnMessages();
  const [search] = useSearchParams();
  const before = rideRoutes.rides.readSearch(search)?.before;
  const anonymous = useSession().status === 'anonymous';
  const rides = useQuery({ ...ridesQuery(useServices(), before), enabled: !anonymous });
  usePageReturn(() => void (anonymous || rides.refetch()));
  const refused = rides.error instanceof ApiError && rides.error.statusCode === 401;
  const told = rides.data?.result;
  return (
    <PageContainer paddingTop={{ base: '4', lg: '6' }} paddingBottom="10">
      <Stack gap="4" maxWidth="820px">
        <Heading as="h1" size="h1">
          {t('rides.title')}
        </Heading>
        {anonymous || refused ? (
          <OwnPageSignIn title={t('rides.signIn')} onSignedIn={() => void rides.refetch()} />
        ) : told ? (
          told.rides.length > 0 ? (
            <RideList rides={told.rides} next={told.next} first={before === undefined} />
          ) : (
            <NoRides />
          )
        ) : rides.isError ? (
          <FailedView title={t('rides.failed')} onRetry={() => void rides.refetch()} />
        ) : (
          <>
            <VisuallyHidden role="status">{t('rides.loading')}</VisuallyHidden>
            {Array.from({ length: 4 }, (_, index) => (
              <Skeleton key={index} height="112px" borderRadius="lg" />
            ))}
          </>
        )}
      </Stack>
    </PageContainer>
  );
}

function NoRides() {
  const t = useOwnMessages();
  return (
    <StatusView
      kind="empty"
      title={t('rides.emptyTitle')}
      action={
        <LinkButton asChild>
          <RouteLink to={mobilityRoute.to()}>{t('mobility.title')}</RouteLink>
        </LinkButton>
      }
    >
      {t('rides.emptyText')}
    </StatusView>
  );
}

export const screen: Screen = { Component: RidesScreen, title: 'rides.title' };
