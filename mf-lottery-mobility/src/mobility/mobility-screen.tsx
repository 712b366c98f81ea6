import { FailedView } from '@aylal/parts';
import type { MobilityVehicle } from '@aylal/contracts/mobility';
import { rideHindrance } from '@aylal/domain/mobility';
import { mobilityRoute, rideRoutes } from '@aylal/routes';
import { useQuery, useSearchParams, useServices, RouteLink, type Screen } from '@aylal/shell';
import { Button, Flex, Heading, LinkButton, Notice, PageContainer, Stack, SupportPhoneLink, Text } from '@aylal/ui';
import { IconMapPin } from '@aylal/ui/icons';
import { WithoutScripts, WithScripts } from '@aylal/ui/primitives';
import { listVehiclesQuery } from '../api/list-vehicles-query.ts';
import { RideBar } from './rides/ride-bar.tsx';
import { useRemoteMessages } from '../ui/use-remote-messages.ts';
import { useDeferredValue, useMemo, useState } from 'react';
import { FindByCode } from './find-by-code.tsx';
import { ListAndMap, mapId } from './list-and-map.tsx';
import { loadMobility } from './mobility-loader.ts';
import { VehiclesEmpty, VehiclesSkeleton } from './mobility-states.tsx';
import { useNearMe } from './use-near-me.ts';
import { VehicleList } from './vehicle-list.tsx';
import { VehicleMap } from './vehicle-map.tsx';
import { VehicleTypeChoice } from './vehicle-type-choice.tsx';

/** ROUTE-39, PROD-10: vehicles of the town by type, what can be ridden first; the nearest first for who says where they stand, and the one whose code is typed. On a phone the map comes first. */
function MobilityScreen() {
  const t = useRemoteMessages();
  const [params] = useSearchParams();
  const { type } = mobilityRoute.readSearch(params) ?? {};
  const [selected, onSelect] = useState<string | null>(null);
  const [pointed, onPoint] = useState<string | null>(null);
  const show = (id: string | null) => {
    onSelect(id);
    document.getElementById(mapId)?.scrollIntoView({ block: 'nearest' });
  };
  const choice = { type, selected, pointed, onSelect, onPoint };
  const { near, finding, find, forget } = useNearMe();
  const vehicles = useQuery({
    ...listVehiclesQuery(useServices(), type, near),
    placeholderData: (shown) => shown,
  });
  // Read again every 15 seconds: drawn in slices, so that a map that is being moved does not stop.
  const answer = useDeferredValue(vehicles.data);
  const now = answer ? Date.parse(answer.server_time) / 1000 : 0;
  const listed = useMemo(
    () => (answer && !near ? rideableFirst(answer.result, now) : (answer?.result ?? [])),
    [answer, near, now],
  );
  return (
    <PageContainer paddingTop={{ base: '4', lg: '6' }} paddingBottom="10">
      <Stack gap="4">
        <Stack gap="1">
          <Flex gap="3" align="center" justify="space-between" wrap="wrap">
            <Heading as="h1" size="h1">
              {t('mobility.title')}
            </Heading>
            <LinkButton asChild variant="outline" size="sm">
              <RouteLink to={rideRoutes.rides.to()}>{t('rides.title')}</RouteLink>
            </LinkButton>
          </Flex>
          <Text tone="muted">
            {t('mobility.lead')} <SupportPhoneLink />
          </Text>
        </Stack>
        <RideBar />
        <WithoutScripts>
          <Notice>{t('ride.needsScripts')}</Notice>
        </WithoutScripts>
        <VehicleTypeChoice chosen={type} />
        <Flex gap="3" align="center" wrap="wrap">
          <WithScripts>
            <Button variant="outline" size="sm" loading={finding} onClick={() => (near ? forget() : void find())}>
              <IconMapPin size={18} />
              {t(near ? 'mobility.everywhere' : 'mobility.nearMe')}
            </Button>
          </WithScripts>
        </Flex>
        <ListAndMap map={<VehicleMap {...choice} near={near} />}>
          <FindByCode onFound={show} />
          {listed.length > 0 ? (
            <VehicleList
              vehicles={listed}
              now={now}
              late={vehicles.isError}
              onRetry={vehicles.refetch}
              {...choice}
              onSelect={show}
            />
          ) : answer ? (
            <VehiclesEmpty />
          ) : vehicles.isError ? (
            <FailedView title={t('mobility.failed')} onRetry={() => void vehicles.refetch()} />
          ) : (
            <VehiclesSkeleton />
          )}
        </ListAndMap>
      </Stack>
    </PageContainer>
  );
}

/** Otherwise in the order in which they came. */
function rideableFirst(vehicles: readonly MobilityVehicle[], now: number): readonly MobilityVehicle[] {
  const isRideable = (vehicle: MobilityVehicle) => rideHindrance(vehicle, now) === null;
  return [...vehicles.filter(isRideable), ...vehicles.filter((vehicle) => !isRideable(vehicle))];
}

export const screen: Screen = { Component: MobilityScreen, title: 'mobility.title', load: loadMobility };
