import type { MobilityVehicle } from '@aylal/contracts/mobility';
import { Button } from '@aylal/ui';
import { IconMap } from '@aylal/ui/icons';
import { WithScripts } from '@aylal/ui/primitives';
import { memo, Suspense } from 'react';
import { useRemoteMessages } from '../ui/use-remote-messages.ts';
import { VehicleCard } from './vehicle-card.tsx';
import { pointing, rowOf, type VehicleChoice } from './vehicle-choice.ts';

interface VehicleRowProps extends Pick<VehicleChoice, 'onSelect' | 'onPoint'> {
  readonly vehicle: MobilityVehicle;
  /** Unix seconds by the server. */
  readonly now: number;
  /** Its pin is chosen or pointed at. */
  readonly marked: boolean;
  /** Too far down to be seen at first: not laid out before it comes near. */
  readonly below: boolean;
}

/** A vehicle in the list with the way to its pin. Only what changed is drawn again: a pin that is pointed at leaves the others as they are. */
export const VehicleRow = memo(function VehicleRow(props: VehicleRowProps) {
  const { vehicle, now, marked, below, onSelect, onPoint } = props;
  const t = useRemoteMessages();
  return (
    <li
      id={rowOf(vehicle.id)}
      {...pointing(vehicle.id, onPoint)}
      style={below ? { contentVisibility: 'auto', containIntrinsicSize: 'auto 230px' } : undefined}
    >
      <Suspense>
        <VehicleCard
          vehicle={vehicle}
          now={now}
          marked={marked}
          action={
            <WithScripts>
              <Button
                variant="ghost"
                size="sm"
                paddingInline="0"
                aria-label={t('mobility.onMapOf', { plate: vehicle.plate_no })}
                onClick={() => onSelect(vehicle.id)}
              >
                <IconMap size={18} />
                {t('mobility.onMap')}
              </Button>
            </WithScripts>
          }
        />
      </Suspense>
    </li>
  );
});
