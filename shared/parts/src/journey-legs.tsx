import type { PartnerChangeView } from '@aylal/contracts/orders';
import { localDate } from '@aylal/domain/calendar';
import { daysBetween, formatDayWithYear, formatDuration, useLocale } from '@aylal/shell';
import { Box, Stack, Text } from '@aylal/ui';
import { LegRow } from '@aylal/ui/primitives';

type Trips = PartnerChangeView['before'];

export interface JourneyLegsProps {
  readonly trips: Trips;
  /** Said of a direction that does not take place. */
  readonly none: string;
  /** Struck through: as it was. */
  readonly gone?: boolean;
}

/** A journey leg by leg, in the time of each place. */
export function JourneyLegs({ trips, none, gone = false }: JourneyLegsProps) {
  return (
    <Stack gap="4">
      {trips.map((trip, direction) =>
        trip.length === 0 ? (
          <Text key={direction} strong>
            {none}
          </Text>
        ) : (
          trip.map((leg) => <Leg key={`${direction} ${leg.name} ${leg.departs_at}`} leg={leg} gone={gone} />)
        ),
      )}
    </Stack>
  );
}

function Leg({ leg, gone }: { leg: Trips[number][number]; gone: boolean }) {
  const locale = useLocale();
  const { name, from, to, departs_at, arrives_at } = leg;
  const [start, end] = [localDate(departs_at.slice(0, 10)), localDate(arrives_at.slice(0, 10))];
  const days = start && end ? daysBetween(start, end) : 0;
  const minutes = Math.round((Date.parse(arrives_at) - Date.parse(departs_at)) / 60_000);
  return (
    <Box minWidth="0">
      <Text kind="small" tone="muted">
        {[...(start ? [formatDayWithYear(start, locale)] : []), ...(name === '' ? [] : [name])].join(' · ')}
      </Text>
      <LegRow
        departure={{ time: departs_at.slice(11, 16), place: from }}
        arrival={{
          time: arrives_at.slice(11, 16),
          place: to,
          dayShift: days === 0 ? undefined : days > 0 ? `+${days}` : `−${-days}`,
        }}
        duration={formatDuration(minutes, locale)}
        gone={gone}
      />
    </Box>
  );
}
