import { Suspense } from 'react';
import type { MobilityVehicle } from '@aylal/contracts';
import { Later } from '@aylal/shell';
import { mobilityRoute } from '@aylal/routes';
import { RouteLink } from '@aylal/shell';
import { Button, Grid, LinkButton, Notice, Text } from '@aylal/ui';
import { IconMap } from '@aylal/ui/icons';
import { useOwnMessages, useSharedMessages } from '../ui/use-own-messages.ts';
import { VehicleCard } from './vehicle-card.tsx';
import { pointing, rowOf, type VehicleChoice } from './vehicle-choice.ts';

interface VehicleListProps extends Omit<VehicleChoice, 'near'> {
  readonly vehicles: readonly MobilityVehicle[];
  /** Unix seconds by the server. */
  readonly now: number;
  /** What stands here could not be told anew. */
  readonly late: boolean;
  readonly onRetry: () => void;
}

/** So many the list tells at once (NEED-23); all of them are on the map. */
const MOST = 60;

/** The vehicles, and a word where they could not be told anew. Cards out of sight are not laid out; a rendered page takes each over by itself. */
export function VehicleList({ vehicles, now, late, onRetry, ...choice }: VehicleListProps) {
  const { type, selected, pointed, onSelect, onPoint } = choice;
  const t = useOwnMessages();
  const shared = useSharedMessages();
  return (
    <>
      {late && (
        <Notice
          tone="warning"
          live="status"
          action={
            <Button size="sm" variant="outline" onClick={onRetry}>
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
          {vehicles.map((vehicle, index) => (
            <li
              key={vehicle.id}
              id={rowOf(vehicle.id)}
              {...pointing(vehicle.id, onPoint)}
              style={index > 7 ? { contentVisibility: 'auto', containIntrinsicSize: 'auto 230px' } : undefined}
            >
              <Suspense>
                <VehicleCard
                  vehicle={vehicle}
                  now={now}
                  marked={vehicle.id === selected || vehicle.id === pointed}
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
          ))}
        </Grid>
      </Later>
    </>
  );
}
