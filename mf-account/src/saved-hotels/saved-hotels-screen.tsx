import { FailedView } from '@aylal/parts';
import { hotelsRoutes } from '@aylal/routes';
import { ApiError, RouteLink, useLocale, useQuery, useServices, useSession, type Screen } from '@aylal/shell';
import { Heading, LinkButton, PageContainer, Skeleton, Stack, StatusView, Text, VisuallyHidden } from '@aylal/ui';
import { savedHotelsQuery } from '../api/saved-hotels-query.ts';
import { AccountSignIn } from '../ui/account-sign-in.tsx';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import { SavedHotelRow } from './saved-hotel-row.tsx';
import { loadSavedHotels } from './saved-hotels-loader.ts';

/** ROUTE-24: hotels that the customer wants to find again, each with the price since it was saved. */
function SavedHotelsScreen() {
  const t = useAccountMessages();
  const services = useServices();
  const locale = useLocale();
  const anonymous = useSession().status === 'anonymous';
  const saved = useQuery({ ...savedHotelsQuery(services, locale), enabled: !anonymous });
  if (anonymous || (saved.error instanceof ApiError && saved.error.statusCode === 401))
    return (
      <PageContainer paddingBlock="6">
        <AccountSignIn to="savedHotels" onSignedIn={() => void saved.refetch()} />
      </PageContainer>
    );
  const list = saved.data?.result;
  return (
    <PageContainer paddingTop={{ base: '4', lg: '6' }} paddingBottom="10">
      <Stack gap="4" maxWidth="820px">
        <Heading as="h1" size="h1">
          {t('savedHotels.title')}
        </Heading>
        {list ? (
          list.length === 0 ? (
            <Empty />
          ) : (
            <>
              <Text tone="muted">{t('savedHotels.lead')}</Text>
              <Stack as="ul" gap="3" listStyle="none" aria-label={t('savedHotels.title')}>
                {list.map((one) => (
                  <SavedHotelRow key={one.id} saved={one} />
                ))}
              </Stack>
            </>
          )
        ) : saved.isError ? (
          <Failed retry={() => void saved.refetch()} />
        ) : (
          <Waiting />
        )}
      </Stack>
    </PageContainer>
  );
}

function Waiting() {
  const t = useAccountMessages();
  return (
    <Stack gap="3">
      <VisuallyHidden role="status">{t('savedHotels.loading')}</VisuallyHidden>
      {[0, 1].map((index) => (
        <Skeleton key={index} height="110px" borderRadius="lg" />
      ))}
    </Stack>
  );
}

function Empty() {
  const t = useAccountMessages();
  return (
    <StatusView
      kind="empty"
      title={t('savedHotels.emptyTitle')}
      action={
        <LinkButton asChild>
          <RouteLink to={hotelsRoutes.search.to()}>{t('orders.shop.hotel')}</RouteLink>
        </LinkButton>
      }
    >
      {t('savedHotels.emptyText')}
    </StatusView>
  );
}

function Failed({ retry }: { retry: () => void }) {
  const t = useAccountMessages();
  return <FailedView title={t('savedHotels.failedTitle')} onRetry={retry} />;
}

export const screen: Screen = { Component: SavedHotelsScreen, title: 'savedHotels.title', load: loadSavedHotels };
