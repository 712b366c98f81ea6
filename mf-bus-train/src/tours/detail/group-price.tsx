import type { Trip, TripDeparture } from '@aylal/contracts/trips';
import { priceTrip } from '@aylal/domain/trips';
import { DisplayPriceTag, usePriceText } from '@aylal/parts';
import { Flex, Text } from '@aylal/ui';
import { CounterField, WithScripts } from '@aylal/ui/primitives';
import { tripMost } from '../../domain/trip-most.ts';
import { useBusMessages } from '../../ui/use-bus-messages.ts';
import type { Group } from './group.ts';

interface GroupPriceProps {
  trip: Trip;
  departure: TripDeparture;
  group: Group;
  onChange: (group: Group) => void;
}

/** How many would come along, and what the chosen date costs all of them together: by the rule that the booking goes by. */
export function GroupPrice({ trip, departure, group, onChange }: GroupPriceProps) {
  const t = useBusMessages();
  const price = usePriceText();
  const { total, singles, supplement } = priceTrip(departure, { ...group, singles: 0 });
  const most = tripMost(departure);
  return (
    <>
      <WithScripts>
        <CounterField
          label={t('trip.adults')}
          value={group.adults}
          min={1}
          max={most - group.children}
          onChange={(adults) => onChange({ ...group, adults })}
        />
        {trip.child_below > 0 && (
          <CounterField
            label={t('trip.child', { age: trip.child_below })}
            value={group.children}
            min={0}
            max={most - group.adults}
            onChange={(children) => onChange({ ...group, children })}
          />
        )}
      </WithScripts>
      <Flex justifyContent="space-between" alignItems="baseline" gap="3" marginTop="3" aria-live="polite">
        <Text strong>{t('trip.forPeople', { count: group.adults + group.children })}</Text>
        <DisplayPriceTag price={total} align="end" />
      </Flex>
      {supplement > 0 && (
        <Text kind="small" tone="muted" marginTop="1">
          {t('trip.withSingle', { count: singles, price: price(supplement) })}
        </Text>
      )}
    </>
  );
}
