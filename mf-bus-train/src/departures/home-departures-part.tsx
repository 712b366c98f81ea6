import { type SlotPart, useLocale, useQuery, useServices, useSharedMessages } from '@aylal/shell';
import { Box, Button, Chip, Flex, Heading, Skeleton, Text } from '@aylal/ui';
import { useState } from 'react';
import { listNextBusesQuery, listNextTrainsQuery } from '../api/next-departures-queries.ts';
import { inOrder, vehicleKinds, type Departing, type VehicleKind } from '../domain/departing.ts';
import { DepartureList } from '../ui/departures/departure-list.tsx';
import { useBusMessages } from '../ui/use-bus-messages.ts';

const SHOWN = 6;

/** `home.board`: what leaves the capital next, by bus and train. One of the two that does not come leaves the other; when neither comes, one quiet line. */
function HomeDepartures() {
  const t = useBusMessages();
  const shared = useSharedMessages();
  const { api } = useServices();
  const locale = useLocale();
  const [only, setOnly] = useState<VehicleKind | null>(null);
  const buses = useQuery(listNextBusesQuery(api, locale));
  const trains = useQuery(listNextTrainsQuery(api, locale));
  const known: readonly Departing[] = [
    ...(buses.data?.result ?? []).map((one) => ({ ...one, kind: 'bus' as const })),
    ...(trains.data?.result ?? []).map((one) => ({ ...one, kind: 'train' as const })),
  ];
  const waiting = buses.isPending || trains.isPending;
  const shown = inOrder(
    known.filter(({ kind }) => only === null || kind === only),
    SHOWN,
  );
  if (!waiting && known.length === 0 && !buses.isError && !trains.isError) return null;
  return (
    <Box as="section" minWidth="0" aria-labelledby="departures-board">
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" marginBottom="3">
        <Heading as="h2" id="departures-board">
          {t('departures.title')}
        </Heading>
        <Flex gap="2" wrap="wrap">
          <Chip pressed={only === null} onClick={() => setOnly(null)}>
            {t('departures.all')}
          </Chip>
          {vehicleKinds.map((kind) => (
            <Chip key={kind} pressed={only === kind} onClick={() => setOnly(kind)}>
              {t(`departures.${kind}`)}
            </Chip>
          ))}
        </Flex>
      </Flex>
      {waiting ? (
        <Skeleton height="384px" borderRadius="lg" />
      ) : shown.length > 0 ? (
        <DepartureList departures={shown} labelledBy="departures-board" />
      ) : buses.isError || trains.isError ? (
        <Flex gap="3" align="center" wrap="wrap">
          <Text kind="small" tone="muted">
            {t('departures.failed')}
          </Text>
          <Button variant="outline" size="sm" onClick={() => void Promise.all([buses.refetch(), trains.refetch()])}>
            {shared('action.retry')}
          </Button>
        </Flex>
      ) : (
        <Text tone="muted">{t('departures.none')}</Text>
      )}
    </Box>
  );
}

export const part: SlotPart<'home.board'> = { Component: HomeDepartures };
