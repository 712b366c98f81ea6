import { QueryView, TitledPage, useAccountQuery } from '@aylal/parts';
import { airSubscriptionRoutes, priceAlertRoutes } from '@aylal/routes';
import { RouteLink, useLocale, usePageForm, useSearchParams, useServices, type Screen } from '@aylal/shell';
import { Notice, Stack, Text, TextLink } from '@aylal/ui';
import { listPriceAlertsQuery } from '../api/list-price-alerts-query.ts';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';
import { AlertRow } from './alert-row.tsx';
import { useAlertMessages } from './alert-messages.ts';
import { alertSubject } from './alert-subject.ts';
import { loadAlerts } from './alerts-loader.ts';
import { AlertsEmpty, AlertsSignIn, AlertsWaiting } from './alerts-states.tsx';
import { NewAlert } from './new-alert.tsx';
import type { AlertRefusal } from './submit-alerts.ts';
import { WithAlertMessages } from './with-alert-messages.tsx';

/** The customer's price alerts, the next departure first, and the way to stop each; above them the form of a new one, where the address names its journey. */
function AlertsScreen() {
  const t = useFlightsMessages();
  const { navigator } = useServices();
  const [search] = useSearchParams();
  const subject = alertSubject(search);
  return (
    <TitledPage title={t('alerts.listTitle')}>
      <WithAlertMessages waiting={<AlertsWaiting />}>
        {subject && <NewAlert subject={subject} onSet={() => navigator.go(priceAlertRoutes.list.to())} />}
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
  const notStopped = usePageForm<AlertRefusal>()?.posted?.answer.refused === 'not-stopped';
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
          {notStopped && (
            <Notice tone="danger" live="alert">
              {t('stopFailed')}
            </Notice>
          )}
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

export const screen: Screen = {
  Component: AlertsScreen,
  title: 'alerts.listTitle',
  load: loadAlerts,
  submit: () => import(/* webpackChunkName: "without-scripts" */ './submit-alerts.ts'),
};
