import { QueryView, TitledPage, useAccountQuery, WaitingBoxes } from '@aylal/parts';
import { mobilityRoute, rideRoutes } from '@aylal/routes';
import { RouteLink, usePageReturn, useSearchParams, useServices, type Screen } from '@aylal/shell';
import { LinkButton, StatusView } from '@aylal/ui';
import { ridesQuery } from '../../api/ride-query.ts';
import { SignInPage } from '../../ui/sign-in-page.tsx';
import { useRemoteMessages } from '../../ui/use-remote-messages.ts';
import { RideList } from './ride-list.tsx';

/** The customer's rides, newest first, with the way to the tax receipt of each. */
function RidesScreen() {
  const t = useRemoteMessages();
  const [search] = useSearchParams();
  const before = rideRoutes.rides.readSearch(search)?.before;
  const { query, signedOut, reread } = useAccountQuery(ridesQuery(useServices(), before));
  usePageReturn(reread);
  return (
    <TitledPage title={t('rides.title')}>
      {signedOut ? (
        <SignInPage title={t('rides.signIn')} onSignedIn={() => void query.refetch()} />
      ) : (
        <QueryView
          query={query}
          waiting={<WaitingBoxes label={t('rides.loading')} heights={['112px', '112px', '112px', '112px']} />}
          failed={{ title: t('rides.failed') }}
        >
          {({ rides, next }) =>
            rides.length > 0 ? <RideList rides={rides} next={next} first={before === undefined} /> : <NoRides />
          }
        </QueryView>
      )}
    </TitledPage>
  );
}

function NoRides() {
  const t = useRemoteMessages();
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
