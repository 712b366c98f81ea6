import { addDays, homeDate } from '@aylal/domain/calendar';
import { useServices } from '@aylal/shell';
import { DateRangeField } from '@aylal/ui/journey';
import { useAccountMessages } from './use-account-messages.ts';

const YEARS_BACK = 3;

export interface PastDaysFieldProps {
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly onChange: (days: { from: string; to: string }) => void;
}

/** Between which days something happened, today at the latest. A day that is not chosen is empty. */
export function PastDaysField({ from, to, onChange }: PastDaysFieldProps) {
  const t = useAccountMessages();
  const { now } = useServices();
  const today = homeDate(now());
  return (
    <DateRangeField
      label={t('days.label')}
      startLabel={t('days.from')}
      endLabel={t('days.to')}
      value={{ start: from ?? null, end: to ?? null }}
      onChange={({ start, end }) => onChange({ from: start ?? '', to: end ?? '' })}
      today={today}
      min={addDays(today, -366 * YEARS_BACK)}
      max={today}
    />
  );
}
