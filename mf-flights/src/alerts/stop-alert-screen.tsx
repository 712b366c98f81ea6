import { priceAlertRoutes } from '@aylal/routes';
import {
  ApiError,
  useLocale,
  useQuery,
  useSearchParams,
  useServices,
  type LoaderArgs,
  type Screen,
} from '@aylal/shell';
import { Heading, PageContainer, Skeleton, Stack, StatusView } from '@aylal/ui';
import { readPriceAlertLinkQuery } from '../api/read-price-alert-link-query.ts';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';
import { useAlertMessages } from './alert-words.ts';
import { AlertsFailed, SearchLink } from './alerts-states.tsx';
import { StopAlertCard } from './stop-alert-card.tsx';
import { WithAlertWords } from './with-alert-words.tsx';

/** Where the mails of an alert lead. Opening the page changes nothing: mail programs open links by themselves. */
function StopAlertScreen() {
  const t = useFlightsMessages();
  const [search] = useSearchParams();
  const link = priceAlertRoutes.stop.readSearch(search)?.link;
  return (
    <PageContainer paddingTop={{ base: '4', lg: '6' }} paddingBottom="10">
      <Stack gap="4" maxWidth="560px">
        <Heading as="h1" size="h1">
          {t('alerts.stopTitle')}
        </Heading>
        <WithAlertWords waiting={<Waiting />}>
          {link === undefined ? <BadLink /> : <LinkedAlert link={link} />}
        </WithAlertWords>
      </Stack>
    </PageContainer>
  );
}

function LinkedAlert({ link }: { link: string }) {
  const { api } = useServices();
  const locale = useLocale();
  const alert = useQuery(readPriceAlertLinkQuery(api, link, locale));
  if (alert.isPending) return <Waiting />;
  if (alert.error instanceof ApiError && (alert.error.statusCode === 404 || alert.error.statusCode === 400))
    return <BadLink />;
  if (alert.isError) return <AlertsFailed onRetry={() => void alert.refetch()} />;
  return <StopAlertCard alert={alert.data.result} link={link} />;
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

function loadStopAlert({ url, services: { api, locale, queryClient } }: LoaderArgs): null {
  const link = priceAlertRoutes.stop.readSearch(url.searchParams)?.link;
  if (link !== undefined) void queryClient.prefetchQuery(readPriceAlertLinkQuery(api, link, locale.get()));
  return null;
}

export const screen: Screen = { Component: StopAlertScreen, title: 'alerts.stopTitle', load: loadStopAlert };
