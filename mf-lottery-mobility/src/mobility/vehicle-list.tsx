import { Suspense } from 'react';
import type { MobilityVehicle } from '@aylal/contracts';
import { Later } from '@aylal/shell';
import { Button, Grid, Notice, Text } from '@aylal/ui';
import { useOwnMessages, useSharedMessages } from '../ui/use-own-messages.ts';
import { VehicleCard } from './vehicle-card.tsx';

interface VehicleListProps {
  readonly vehicles: readonly MobilityVehicle[];
  /** Unix seconds by the server. */
  readonly now: number;
  /** What stands here could not be told anew. */
  readonly late: boolean;
  readonly onRetry: () => void;
}

/** The vehicles, and a word where they could not be told anew. Cards out of sight are not laid out; a rendered page takes each over by itself. */
export function VehicleList({ vehicles, now, late, onRetry }: VehicleListProps) {
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
      <Text kind="small" tone="muted">
        {t('mobility.count', { count: vehicles.length })}
      </Text>
      <Later>
        <Grid
          as="ul"
          listStyle="none"
          gap="3"
          templateColumns={{ base: '1fr', md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' }}
          aria-label={t('mobility.title')}
        >
          {vehicles.map((vehicle, index) => (
            <li
              key={vehicle.id}
              style={index > 7 ? { contentVisibility: 'auto', containIntrinsicSize: 'auto 230px' } : undefined}
            >
              <Suspense>
                <VehicleCard vehicle={vehicle} now={now} />
              </Suspense>
            </li>
          ))}
        </Grid>
      </Later>
    </>
  );
}
