import { ApiError, useLocale, useQuery, useServices, useSession, type Screen } from '@aylal/shell';
import { Heading, PageContainer, Stack, Text } from '@aylal/ui';
import { listPassengersQuery } from '../api/list-passengers-query.ts';
import { AccountSignIn } from '../ui/account-sign-in.tsx';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import { AddPassenger } from './add-passenger.tsx';
import { PassengerRow } from './passenger-row.tsx';
import { loadPassengers } from './passengers-loader.ts';
import { PassengersEmpty, PassengersFailed, PassengersWaiting } from './passengers-states.tsx';
import { byName } from './saved-list.ts';

/** ROUTE-23: the people for whom the customer books (PROD-07). */
function PassengersScreen() {
  const t = useAccountMessages();
  const locale = useLocale();
  const services = useServices();
  const session = useSession();
  const anonymous = session.status === 'anonymous';
  const passengers = useQuery({ ...listPassengersQuery(services), enabled: !anonymous });
  if (anonymous || (passengers.error instanceof ApiError && passengers.error.statusCode === 401))
    return (
      <PageContainer paddingBlock="6">
        <AccountSignIn to="passengers" onSignedIn={() => void passengers.refetch()} />
      </PageContainer>
    );
  const list = passengers.data?.result;
  return (
    <PageContainer paddingTop={{ base: '4', lg: '6' }} paddingBottom="10">
      <Stack gap="4" maxWidth="820px">
        <Heading as="h1" size="h1">
          {t('passengers.title')}
        </Heading>
        {list ? (
          list.length === 0 ? (
            <PassengersEmpty />
          ) : (
            <>
              <Text tone="muted">{t('passengers.lead')}</Text>
              <AddPassenger count={list.length} />
              <Stack as="ul" gap="3" listStyle="none" aria-label={t('passengers.title')}>
                {byName(list, locale).map((passenger) => (
                  <PassengerRow key={passenger.id} passenger={passenger} />
                ))}
              </Stack>
            </>
          )
        ) : passengers.isError ? (
          <PassengersFailed onRetry={() => void passengers.refetch()} />
        ) : (
          <PassengersWaiting />
        )}
      </Stack>
    </PageContainer>
  );
}

export const screen: Screen = { Component: PassengersScreen, title: 'passengers.title', load: loadPassengers };
