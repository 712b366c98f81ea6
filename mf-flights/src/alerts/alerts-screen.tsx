import { airSubscriptionRoutes } from '@aylal/routes';
import { ApiError, RouteLink, useLocale, useQuery, useServices, useSession, type Screen } from '@aylal/shell';
import { Heading, PageContainer, Stack, Text, TextLink } from '@aylal/ui';
import { listPriceAlertsQuery } from '../api/list-price-alerts-query.ts';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';
import { AlertRow } from './alert-row.tsx';
import { useAlertMessages } from './alert-words.ts';
import { loadAlerts } from './alerts-loader.ts';
import { AlertsEmpty, AlertsFailed, AlertsSignIn, AlertsWaiting } from './alerts-states.tsx';
import { WithAlertWords } from './with-alert-words.tsx';

/** The customer's price alerts, the next departure first, and the way to stop each. */
function AlertsScreen() {
  const t = useFlightsMessages();
  return (
    <PageContainer paddingTop={{ base: '4', lg: '6' }} paddingBottom="10">
      <Stack gap="4" maxWidth="820px">
        <Heading as="h1" size="h1">
          {t('alerts.listTitle')}
        </Heading>
        <WithAlertWords waiting={<AlertsWaiting />}>
          <Alerts />
        </WithAlertWords>
        <TextLink asChild>
          <RouteLink to={airSubscriptionRoutes.subscribe.to()}>{t('subscription.title')}</RouteLink>
        </TextLink>
      </Stack>
    </PageContainer>
  );
}

function Alerts() {
  const t = useAlertMessages();
  const { api } = useServices();
  const locale = useLocale();
  const session = useSession();
  const anonymous = session.status === 'anonymous';
  const alerts = useQuery({ ...listPriceAlertsQuery(api, locale), enabled: !anonymous });
  if (anonymous || (alerts.error instanceof ApiError && alerts.error.statusCode === 401))
    return <AlertsSignIn onSignedIn={() => void alerts.refetch()} />;
  if (alerts.isPending) return <AlertsWaiting />;
  if (alerts.isError) return <AlertsFailed onRetry={() => void alerts.refetch()} />;
  if (alerts.data.result.length === 0) return <AlertsEmpty />;
  return (
    <>
      <Text tone="muted">{t('listLead')}</Text>
      <Stack as="ul" gap="3" listStyle="none">
        {alerts.data.result.map((alert) => (
          <AlertRow key={alert.id} alert={alert} />
        ))}
      </Stack>
    </>
  );
}

export const screen: Screen = { Component: AlertsScreen, title: 'alerts.listTitle', load: loadAlerts };
