import type { NextDeparture } from '@aylal/contracts/bus';
import { QueryView, WaitingBoxes, type QueryViewProps } from '@aylal/parts';
import { Box, chakra, Heading, Text } from '@aylal/ui';
import type { VehicleKind } from '../../domain/departing.ts';
import { useBusMessages } from '../use-bus-messages.ts';
import { DepartureList } from './departure-list.tsx';

interface NextDeparturesProps {
  kind: VehicleKind;
  query: QueryViewProps<{ readonly result: readonly NextDeparture[] }>['query'];
}

/** Below a search of buses or trains: what leaves the capital next. */
export function NextDepartures({ kind, query }: NextDeparturesProps) {
  const t = useBusMessages();
  return (
    <chakra.section marginTop="8" aria-labelledby="next-departures">
      <Heading id="next-departures" size="h2" marginBottom="3">
        {t('departures.title')}
      </Heading>
      <QueryView
        query={query}
        waiting={
          <Box>
            <WaitingBoxes label={t('departures.loading')} heights={['64px', '64px', '64px']} />
          </Box>
        }
        failed={{ title: t('departures.failed') }}
        empty={<Text tone="muted">{t('departures.none')}</Text>}
      >
        {(list) => <DepartureList labelledBy="next-departures" departures={list.map((one) => ({ ...one, kind }))} />}
      </QueryView>
    </chakra.section>
  );
}
