import { addDays, daysBetween, type LocalDate, isLocalDate } from '@aylal/domain/calendar';
import { stayHorizonDays } from '@aylal/domain/hotels';
import { Text } from '@aylal/ui';
import { DateRangeField } from '@aylal/ui/journey';
import { useHotelsMessages } from '../use-hotels-messages.ts';

export interface StayDatesFieldProps {
  checkIn: string;
  checkOut: string;
  onChange: (days: { check_in: string; check_out: string }) => void;
  today: LocalDate;
  error: string | undefined;
}

/** Check-in and check-out, with the nights between them. */
export function StayDatesField({ checkIn, checkOut, onChange, today, error }: StayDatesFieldProps) {
  const t = useHotelsMessages();
  const nights = isLocalDate(checkIn) && isLocalDate(checkOut) ? daysBetween(checkIn, checkOut) : 0;
  return (
    <DateRangeField
      label={t('search.dates')}
      startLabel={t('search.checkIn')}
      endLabel={t('search.checkOut')}
      value={{ start: checkIn || null, end: checkOut || null }}
      onChange={({ start, end }) => onChange({ check_in: start ?? '', check_out: end ?? '' })}
      today={today}
      max={addDays(today, stayHorizonDays)}
      error={error}
      footerNote={nights > 0 && <Text strong>{t('words.nights', { count: nights })}</Text>}
    />
  );
}
