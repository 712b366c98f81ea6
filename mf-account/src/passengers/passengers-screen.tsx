import { QueryView, TitledPage, useAccountQuery } from '@aylal/parts';
import { useLocale, useServices, type Screen } from '@aylal/shell';
import { Stack, Text } from '@aylal/ui';
import { listPassengersQuery } from '../api/list-passengers-query.ts';
import { AccountSignIn } from '../ui/account-sign-in.tsx';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import { AddPassenger } from './add-passenger.tsx';
import { PassengerRow } from './passenger-row.tsx';
import { loadPassengers } from './passengers-loader.ts';
import { PassengersEmpty, PassengersWaiting } from './passengers-states.tsx';
import { PlainPassengerPlace } from './plain-passenger-place.tsx';
import { byName } from './saved-list.ts';

/** ROUTE-23: the people for whom the customer books (PROD-07). */
function PassengersScreen() {
  const t = useAccountMessages();
  const locale = useLocale();
  const services = useServices();
  const { query, signedOut } = useAccountQuery(listPassengersQuery(services));
  if (signedOut) return <AccountSignIn to="passengers" onSignedIn={() => void query.refetch()} />;
  return (
    <TitledPage title={t('passengers.title')}>
      <QueryView
        query={query}
        waiting={<PassengersWaiting />}
        failed={{ title: t('passengers.failedTitle') }}
        empty={
          <>
            <PlainPassengerPlace list={[]} />
            <PassengersEmpty />
          </>
        }
      >
        {(list) => (
          <>
            <Text tone="muted">{t('passengers.lead')}</Text>
            <AddPassenger count={list.length} />
            <PlainPassengerPlace list={list} />
            <Stack as="ul" gap="3" listStyle="none" aria-label={t('passengers.title')}>
              {byName(list, locale).map((passenger) => (
                <PassengerRow key={passenger.id} passenger={passenger} />
              ))}
            </Stack>
          </>
        )}
      </QueryView>
    </TitledPage>
  );
}

export const screen: Screen = {
  Component: PassengersScreen,
  title: 'passengers.title',
  load: loadPassengers,
  submit: () => import(/* webpackChunkName: "without-scripts" */ './submit-passenger.ts'),
};
