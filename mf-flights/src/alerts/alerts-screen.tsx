import { QueryView, TitledPage, useAccountQuery } from '@aylal/parts';
import { airSubscriptionRoutes } from '@aylal/routes';
import { RouteLink, useLocale, useServices, type Screen } from '@aylal/shell';
import { Stack, Text, TextLink } from '@aylal/ui';
import { listPriceAlertsQuery } from '../api/list-price-alerts-query.ts';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';
import { AlertRow } from './alert-row.tsx';
import { useAlertMessages } from './alert-messages.ts';
import { loadAlerts } from './alerts-loader.ts';
import { AlertsEmpty, AlertsSignIn, AlertsWaiting } from './alerts-states.tsx';
import { WithAlertMessages } from './with-alert-messages.tsx';

/** The customer's price alerts, the next departure first, and the way to stop each. */
function AlertsScreen() {
  const t = useFlightsMessages();
  return (
    <TitledPage title={t('alerts.listTitle')}>
      <WithAlertMessages waiting={<AlertsWaiting />}>
        <Alerts />
      </WithAlertMessages>
      <TextLink asChild>
        <RouteLink to={airSubscriptionRoutes.subscribe.to()}>{t('subscription.title')}</RouteLink>
      </TextLink>
    </TitledPage>
  );
}

function Alerts() {
  const t = useAlertMessages();
  const { api } = useServices();
  const locale = useLocale();
  const { query, signedOut } = useAccountQuery(listPriceAlertsQuery(api, locale));
  if (signedOut) return <AlertsSignIn onSignedIn={() => void query.refetch()} />;
  return (
    <QueryView
      query={query}
      waiting={<AlertsWaiting />}
      failed={{ title: t('failedTitle'), phone: false }}
      empty={<AlertsEmpty />}
    >
      {(alerts) => (
        <>
          <Text tone="muted">{t('listLead')}</Text>
          <Stack as="ul" gap="3" listStyle="none">
            {alerts.map((alert) => (
              <AlertRow key={alert.id} alert={alert} />
            ))}
          </Stack>
        </>
      )}
    </QueryView>
  );
}

export const screen: Screen = { Component: AlertsScreen, title: 'alerts.listTitle', load: loadAlerts };
