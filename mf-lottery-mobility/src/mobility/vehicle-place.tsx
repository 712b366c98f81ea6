import type { MobilityVehicle } from '@aylal/contracts/mobility';
import { roundDistance } from '@aylal/domain/places';
import { formatNumber, useLocale } from '@aylal/shell';
import { chakra, Text } from '@aylal/ui';
import { IconClockExclamation } from '@aylal/ui/icons';
import { relativeTime } from '../domain/relative-time.ts';
import { useRemoteMessages } from '../ui/use-remote-messages.ts';

interface VehiclePlaceProps {
  readonly vehicle: MobilityVehicle;
  readonly freshness: { readonly seconds: number; readonly stale: boolean };
}

/** How far it is and when it last spoke; an old position is called one. */
export function VehiclePlace({ vehicle: { distance }, freshness: { seconds, stale } }: VehiclePlaceProps) {
  const t = useRemoteMessages();
  const locale = useLocale();
  const { unit, count } = relativeTime(seconds);
  const far = distance === null ? null : roundDistance(distance);
  return (
    <Text kind="small" tone="muted">
      {far && (
        <>
          {t(`mobility.distance.${far.unit}`, { amount: formatNumber(far.amount, locale, far.unit === 'm' ? 0 : 1) })}{' '}
          ·{' '}
        </>
      )}
      {stale ? (
        <chakra.span color="fg.warning" display="inline-flex" gap="1" alignItems="center" verticalAlign="bottom">
          <IconClockExclamation size={16} />
          {t(`mobility.old.${unit}`, { count })}
        </chakra.span>
      ) : (
        t(`mobility.age.${unit}`, { count })
      )}
    </Text>
  );
}
