import { QueryView, TitledPage, useAccountQuery, WaitingBoxes } from '@aylal/parts';
import { hotelsRoutes } from '@aylal/routes';
import { RouteLink, useLocale, usePageForm, useServices, useSharedMessages, type Screen } from '@aylal/shell';
import { LinkButton, Notice, Stack, StatusView, Text } from '@aylal/ui';
import { savedHotelsQuery } from '../api/saved-hotels-query.ts';
import { AccountSignIn } from '../ui/account-sign-in.tsx';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import { SavedHotelRow } from './saved-hotel-row.tsx';
import { loadSavedHotels } from './saved-hotels-loader.ts';

/** ROUTE-24: hotels that the customer wants to find again, each with the price since it was saved. */
function SavedHotelsScreen() {
  const t = useAccountMessages();
  const s = useSharedMessages();
  const failed = usePageForm<'failed'>()?.posted?.answer.refused === 'failed';
  const services = useServices();
  const locale = useLocale();
  const { query, signedOut } = useAccountQuery(savedHotelsQuery(services, locale));
  if (signedOut) return <AccountSignIn to="savedHotels" onSignedIn={() => void query.refetch()} />;
  return (
    <TitledPage title={t('savedHotels.title')}>
      <QueryView
        query={query}
        waiting={<WaitingBoxes label={t('savedHotels.loading')} heights={['110px', '110px']} />}
        failed={{ title: t('savedHotels.failedTitle') }}
        empty={<Empty />}
      >
        {(list) => (
          <>
            <Text tone="muted">{t('savedHotels.lead')}</Text>
            {failed && (
              <Notice tone="danger" live="alert">
                {s('failed.text')}
              </Notice>
            )}
            <Stack as="ul" gap="3" listStyle="none" aria-label={t('savedHotels.title')}>
              {list.map((one) => (
                <SavedHotelRow key={one.id} saved={one} />
              ))}
            </Stack>
          </>
        )}
      </QueryView>
    </TitledPage>
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

export const screen: Screen = {
  Component: SavedHotelsScreen,
  title: 'savedHotels.title',
  load: loadSavedHotels,
  submit: () => import(/* webpackChunkName: "without-scripts" */ './submit-remove.ts'),
};
