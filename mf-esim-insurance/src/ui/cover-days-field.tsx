import { addDays, type LocalDate } from '@aylal/domain/calendar';
import { insuranceDays, insuranceDaysAhead } from '@aylal/domain/insurance';
import { Text } from '@aylal/ui';
import { DateRangeField } from '@aylal/ui/journey';
import { coverDaysOf, type ChosenDays } from '../domain/cover-price.ts';
import { useEsimMessages } from './use-esim-messages.ts';

export interface CoverDaysFieldProps {
  days: ChosenDays;
  onChange: (days: ChosenDays) => void;
  today: LocalDate;
  maxDays: number;
  error: string | undefined;
  /** The id of the form that sends them without scripts, where they stand outside of it. */
  form?: string | undefined;
}

/** The first and the last day of a cover, with how many that are: both are counted. */
export function CoverDaysField({ days, onChange, today, maxDays, error, form }: CoverDaysFieldProps) {
  const t = useEsimMessages();
  const { start, end } = days;
  const chosen = coverDaysOf(days);
  const count = chosen ? insuranceDays(chosen) : 0;
  return (
    <DateRangeField
      names={{ start: 'start', end: 'end', form }}
      label={t('cover.price.dates')}
      startLabel={t('cover.price.start')}
      endLabel={t('cover.price.end')}
      value={{ start: start || null, end: end || null }}
      onChange={(range) => onChange({ start: range.start ?? '', end: range.end ?? '' })}
      today={today}
      max={addDays(today, insuranceDaysAhead + maxDays)}
      error={error}
      footerNote={count > 0 && <Text strong>{t('cover.price.days', { count })}</Text>}
    />
  );
}
