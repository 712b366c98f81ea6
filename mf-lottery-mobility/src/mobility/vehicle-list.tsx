import type { MobilityVehicle } from '@aylal/contracts/mobility';
import { Later, useSharedMessages } from '@aylal/shell';
import { Button, Grid, Notice, Text } from '@aylal/ui';
import { memo, useState } from 'react';
import { useRemoteMessages } from '../ui/use-remote-messages.ts';
import type { VehicleChoice } from './vehicle-choice.ts';
import { VehicleRow } from './vehicle-row.tsx';

interface VehicleListProps extends Omit<VehicleChoice, 'near' | 'type'> {
  readonly vehicles: readonly MobilityVehicle[];
  /** Unix seconds by the server. */
  readonly now: number;
  /** What is here could not be read again. */
  readonly late: boolean;
  /** Stays the same one, so that a new look at the map draws no list. */
  readonly onRetry: () => Promise<unknown>;
}

/** So many the server tells at once (NEED-23); all of them are on the map. */
const MOST = 60;
/** So many stand in the list before more are asked for: the nearest, or those that can be ridden; all are on the map. */
const FEW = 3;
/** So many are in sight when the page comes up. */
const SEEN = 3;

/** The vehicles, and a word where they could not be read again. Cards out of sight are not laid out; a rendered page takes each over by itself. */
export const VehicleList = memo(function VehicleList(props: VehicleListProps) {
  const { vehicles, now, late, onRetry, selected, pointed, onSelect, onPoint } = props;
  const t = useRemoteMessages();
  const shared = useSharedMessages();
  const [all, setAll] = useState(false);
  const shown = all ? vehicles : vehicles.slice(0, FEW);
  return (
    <>
      {late && (
        <Notice
          tone="warning"
          live="status"
          action={
            <Button size="sm" variant="outline" onClick={() => void onRetry()}>
              {shared('action.retry')}
            </Button>
          }
        >
          {t('mobility.late')}
        </Notice>
      )}
      <Text kind="small" tone="muted" marginBottom="2">
        {t(vehicles.length < MOST ? 'mobility.count' : 'mobility.first', { count: vehicles.length })}
      </Text>
      <Later>
        <Grid
          as="ul"
          listStyle="none"
          gap="3"
          templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: 'minmax(0, 1fr)' }}
          aria-label={t('mobility.title')}
        >
          {shown.map((vehicle, index) => (
            <VehicleRow
              key={vehicle.id}
              vehicle={vehicle}
              now={now}
              marked={vehicle.id === selected || vehicle.id === pointed}
              below={index >= SEEN}
              onSelect={onSelect}
              onPoint={onPoint}
            />
          ))}
        </Grid>
        {shown.length < vehicles.length && (
          <Button variant="outline" width="full" marginTop="3" onClick={() => setAll(true)}>
            {t('mobility.more', { count: vehicles.length - shown.length })}
          </Button>
        )}
      </Later>
    </>
  );
});
