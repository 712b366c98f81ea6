import { loadMessages, QueryView, TitledPage } from '@aylal/parts';
import { priceAlertRoutes } from '@aylal/routes';
import { useLocale, useQuery, useSearchParams, useServices, type LoaderArgs, type Screen } from '@aylal/shell';
import { Skeleton, StatusView } from '@aylal/ui';
import { readPriceAlertLinkQuery } from '../api/read-price-alert-link-query.ts';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';
import { alertMessages, useAlertMessages } from './alert-messages.ts';
import { SearchLink } from './alerts-states.tsx';
import { UnsubscribeAlertCard } from './unsubscribe-alert-card.tsx';
import { WithAlertMessages } from './with-alert-messages.tsx';

/** Where the mails of an alert lead. Opening the page changes nothing: mail programs open links by themselves. */
function StopAlertScreen() {
  const t = useFlightsMessages();
  const [search] = useSearchParams();
  const link = priceAlertRoutes.stop.readSearch(search)?.link;
  return (
    <TitledPage title={t('alerts.stopTitle')} maxWidth="560px">
      <WithAlertMessages waiting={<Waiting />}>
        {link === undefined ? <BadLink /> : <LinkedAlert link={link} />}
      </WithAlertMessages>
    </TitledPage>
  );
}

function LinkedAlert({ link }: { link: string }) {
  const t = useAlertMessages();
  const { api } = useServices();
  const locale = useLocale();
  const alert = useQuery(readPriceAlertLinkQuery(api, link, locale));
  return (
    <QueryView
      query={alert}
      waiting={<Waiting />}
      failed={{ title: t('failedTitle'), phone: false }}
      notFound={<BadLink />}
    >
      {(found) => <UnsubscribeAlertCard alert={found} link={link} />}
    </QueryView>
  );
}

/** Cut on the way, or the alert is over. */
function BadLink() {
  const t = useAlertMessages();
  return (
    <StatusView kind="not-found" title={t('badTitle')} action={<SearchLink />}>
      {t('badText')}
    </StatusView>
  );
}

function Waiting() {
  return <Skeleton height="180px" borderRadius="lg" />;
}

function loadStopAlert(args: LoaderArgs): null {
  const { url, services } = args;
  const { api, locale, queryClient } = services;
  loadMessages(args, alertMessages);
  const link = priceAlertRoutes.stop.readSearch(url.searchParams)?.link;
  if (link !== undefined) void queryClient.prefetchQuery(readPriceAlertLinkQuery(api, link, locale.get()));
  return null;
}

export const screen: Screen = {
  Component: StopAlertScreen,
  title: 'alerts.stopTitle',
  load: loadStopAlert,
  submit: () => import(/* webpackChunkName: "without-scripts" */ './submit-stop-alert.ts'),
};
