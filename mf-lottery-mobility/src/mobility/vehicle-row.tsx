import type { MobilityVehicle } from '@aylal/contracts/mobility';
import type { VehicleType } from '@aylal/domain/mobility';
import { mobilityRoute } from '@aylal/routes';
import { RouteLink } from '@aylal/shell';
import { LinkButton } from '@aylal/ui';
import { IconMap } from '@aylal/ui/icons';
import { memo, Suspense } from 'react';
import { useRemoteMessages } from '../ui/use-remote-messages.ts';
import { VehicleCard } from './vehicle-card.tsx';
import { pointing, rowOf, type VehicleChoice } from './vehicle-choice.ts';

interface VehicleRowProps extends Pick<VehicleChoice, 'onSelect' | 'onPoint'> {
  readonly vehicle: MobilityVehicle;
  /** Unix seconds by the server. */
  readonly now: number;
  readonly type: VehicleType | undefined;
  /** Its pin is chosen or pointed at. */
  readonly marked: boolean;
  /** Too far down to be seen at first: not laid out before it comes near. */
  readonly below: boolean;
}

/** A vehicle in the list with the way to its pin. Only what changed is drawn again: a pin that is pointed at leaves the others as they are. */
export const VehicleRow = memo(function VehicleRow(props: VehicleRowProps) {
  const { vehicle, now, type, marked, below, onSelect, onPoint } = props;
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
            <LinkButton asChild variant="ghost" size="sm" paddingInline="0">
              <RouteLink
                to={mobilityRoute.to({}, { type, view: 'map' })}
                aria-label={t('mobility.onMapOf', { plate: vehicle.plate_no })}
                onClick={() => onSelect(vehicle.id)}
              >
                <IconMap size={18} />
                {t('mobility.onMap')}
              </RouteLink>
            </LinkButton>
          }
        />
      </Suspense>
    </li>
  );
});
