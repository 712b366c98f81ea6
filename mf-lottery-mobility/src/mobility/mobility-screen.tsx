import { mobilityRoute } from '@aylal/routes';
import { useQuery, useSearchParams, useServices, type Screen } from '@aylal/shell';
import { Button, Flex, Heading, PageContainer, Stack, SupportPhoneLink, Text } from '@aylal/ui';
import { IconMapPin } from '@aylal/ui/icons';
import { listVehiclesQuery } from '../api/list-vehicles-query.ts';
import { RideBar } from '../rides/ride-bar.tsx';
import { FailedView } from '../ui/failed-view.tsx';
import { useOwnMessages } from '../ui/use-own-messages.ts';
import { loadMobility } from './mobility-loader.ts';
import { VehiclesEmpty, VehiclesSkeleton } from './mobility-states.tsx';
import { useNearMe } from './use-near-me.ts';
import { VehicleList } from './vehicle-list.tsx';
import { VehicleTypeChoice } from './vehicle-type-choice.tsx';

/** ROUTE-39, PROD-10: vehicles of the town by type, the nearest first for who says where they stand. */
function MobilityScreen() {
  const t = useOwnMessages();
  const [params] = useSearchParams();
  const { type } = mobilityRoute.readSearch(params) ?? {};
  const { near, finding, find, forget } = useNearMe();
  const vehicles = useQuery({
    ...listVehiclesQuery(useServices(), type, near),
    placeholderData: (shown) => shown,
  });
  const told = vehicles.data;
  return (
    <PageContainer paddingTop={{ base: '4', lg: '6' }} paddingBottom="10">
      <Stack gap="4">
        <Stack gap="1">
          <Heading as="h1" size="h1">
            {t('mobility.title')}
          </Heading>
          <Text tone="muted">
            {t('mobility.lead')} <SupportPhoneLink />
          </Text>
        </Stack>
        <RideBar />
        <VehicleTypeChoice chosen={type} />
        <Flex gap="3" align="center" wrap="wrap">
          <Button variant="outline" loading={finding} onClick={() => (near ? forget() : void find())}>
            <IconMapPin size={20} />
            {t(near ? 'mobility.everywhere' : 'mobility.nearMe')}
          </Button>
        </Flex>
        {told && told.result.length > 0 ? (
          <VehicleList
            vehicles={told.result}
            now={Date.parse(told.server_time) / 1000}
            late={vehicles.isError}
            onRetry={() => void vehicles.refetch()}
          />
        ) : told ? (
          <VehiclesEmpty />
        ) : vehicles.isError ? (
          <FailedView title={t('mobility.failed')} onRetry={() => void vehicles.refetch()} />
        ) : (
          <VehiclesSkeleton />
        )}
      </Stack>
    </PageContainer>
  );
}

export const screen: Screen = { Component: MobilityScreen, title: 'mobility.title', load: loadMobility };
