import { useState } from 'react';
import { addDays, daysBetween, searchHorizonDays, type LocalDate, isLocalDate } from '@aylal/domain/calendar';
import { usePriceText } from '@aylal/parts';
import { Button, Flex, Text } from '@aylal/ui';
import { DateRangeField, type DayNote, type ShownMonth } from '@aylal/ui/journey';
import { useFlightsMessages } from '../use-flights-messages.ts';
import { FaresCaption } from './fares-caption.tsx';
import { fareKind, type FareSearch } from './month-fares.ts';
import { useCalendarFare } from './use-calendar-fare.ts';
import { useMonthFares } from './use-month-fares.ts';

export interface FlightDatesFieldProps {
  search: FareSearch;
  onChange: (days: { depart_date: string; return_date: string }) => void;
  today: LocalDate;
  /** The first day that can be chosen; today by default. */
  min?: LocalDate;
  error: string | undefined;
}

/** Departure and return, each day with its lowest fare, as a calendar or as a table. Fares that do not come hinder no choice. */
export function FlightDatesField({ search, onChange, today, min = today, error }: FlightDatesFieldProps) {
  const t = useFlightsMessages();
  const fare = useCalendarFare();
  const write = usePriceText();
  const [shown, setShown] = useState<ShownMonth | null>(null);
  const [asTable, setAsTable] = useState(false);
  const fares = useMonthFares(search, shown);
  const roundTrip = search.trip_type === 'RT';
  const kind = fareKind(search, shown?.end ?? 'start');
  const notes = Object.fromEntries(
    Object.entries(fares.days).map(([day, { price, low }]): [string, DayNote] => [
      day,
      { text: fare.write(price), spoken: write(price), low },
    ]),
  );
  return (
    <DateRangeField
      label={t(roundTrip ? 'search.datesTitle' : 'search.dateTitle')}
      mode={roundTrip ? 'range' : 'single'}
      startLabel={t('search.depart')}
      endLabel={t('search.return')}
      value={{ start: search.depart_date || null, end: search.return_date || null }}
      onChange={({ start, end }) => onChange({ depart_date: start ?? '', return_date: end ?? '' })}
      today={today}
      min={min}
      max={addDays(today, searchHorizonDays)}
      error={error}
      notes={notes}
      onShown={setShown}
      table={asTable ? { day: t('fares.day'), note: t('fares.lowest') } : undefined}
      caption={
        <Flex justify="space-between" align="center" gap="3">
          <FaresCaption state={fares.state} kind={kind} unit={asTable ? undefined : fare.unit} retry={fares.retry} />
          <Button variant="ghost" size="sm" flexShrink={0} onClick={() => setAsTable(!asTable)}>
            {t(asTable ? 'fares.asCalendar' : 'fares.asTable')}
          </Button>
        </Flex>
      }
      footerNote={<ChosenLength search={search} />}
    />
  );
}

/** How long the journey is, once both of its days are chosen. */
function ChosenLength({ search: { trip_type, depart_date, return_date } }: Pick<FlightDatesFieldProps, 'search'>) {
  const t = useFlightsMessages();
  if (trip_type !== 'RT' || !isLocalDate(depart_date) || !isLocalDate(return_date)) return null;
  return <Text strong>{t('fares.nights', { count: daysBetween(depart_date, return_date) })}</Text>;
}
