import type { FlightTrip } from '@aylal/contracts/flights';
import { carriersOf, dayMark, minutesBetween, stopCount } from '@aylal/domain/flights';
import { formatDuration, useLocale } from '@aylal/shell';
import { AirlineMark, LegRow } from '@aylal/ui/primitives';
import { Box, Flex, VisuallyHidden } from '@aylal/ui';
import { useFlightsMessages } from './use-flights-messages.ts';

/** One direction in a card: airline tile, time, line, time. The picture is for the eye; a sentence says the same. */
export function FlightLeg({
  trip,
  mark = true,
  gone,
  date,
}: {
  trip: FlightTrip;
  mark?: boolean;
  gone?: boolean;
  date?: string;
}) {
  const t = useFlightsMessages();
  const locale = useLocale();
  const first = trip.flights[0];
  const last = trip.flights.at(-1);
  if (!first || !last) return null;
  const stops = stopCount(trip);
  const stopsLabel = stops === 0 ? t('card.direct') : t('card.stops', { count: stops });
  const days = dayMark(trip);
  const duration = formatDuration(trip.duration_minutes, locale);
  const sentence = t('card.legLabel', {
    airline: first.marketing_airline_name,
    from: first.departure_city_name,
    depart: first.departure_time,
    to: last.arrival_city_name,
    arrive: days > 0 ? `${last.arrival_time} (${t('card.laterDays', { count: days })})` : last.arrival_time,
    duration,
    stops: stopsLabel,
  });
  return (
    <Flex gap="3" align="center">
      <VisuallyHidden>{sentence}</VisuallyHidden>
      {mark && <AirlineMark code={carriersOf([trip])[0] ?? ''} />}
      <Box flex="1" minWidth="0" aria-hidden>
        <LegRow
          columns={mark && date === undefined}
          departure={{
            time: first.departure_time,
            place: date ? `${first.departure_airport} · ${date}` : first.departure_airport,
          }}
          arrival={{
            time: last.arrival_time,
            place: last.arrival_airport,
            dayShift: days === 0 ? undefined : days > 0 ? `+${days}` : `−${-days}`,
          }}
          duration={duration}
          stopsLabel={stopsLabel}
          stops={stopShares(trip)}
          gone={gone}
        />
      </Box>
    </Flex>
  );
}

/** Where on the way each stop lies, 0 to 1. */
function stopShares(trip: FlightTrip): number[] {
  const start = trip.flights[0]?.departure_at;
  if (!start || trip.duration_minutes <= 0) return [];
  return trip.flights.slice(0, -1).map((flight) => minutesBetween(start, flight.arrival_at) / trip.duration_minutes);
}
