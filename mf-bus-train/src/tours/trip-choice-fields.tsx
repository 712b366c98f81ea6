import { tripLengths } from '@aylal/contracts/trips';
import { formatMonth, useLocale, useServices } from '@aylal/shell';
import { SelectField } from '@aylal/ui';
import { homeDate, localDate } from '@aylal/domain/calendar';
import { monthsAhead } from '../domain/trip-choice.ts';
import { useBusMessages } from '../ui/use-bus-messages.ts';

interface ChoiceFieldProps {
  /** Empty for any. */
  value: string;
  onChange: (value: string) => void;
}

/** How long a trip lasts. */
export function LengthField({ value, onChange }: ChoiceFieldProps) {
  const t = useBusMessages();
  return (
    <SelectField
      label={t('trips.length')}
      value={value}
      options={[
        { value: '', label: t('trips.anyLength') },
        ...tripLengths.map((length) => ({ value: length, label: t(`trips.lengthOf.${length}`) })),
      ]}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** The month in which a trip begins. */
export function MonthField({ value, onChange }: ChoiceFieldProps) {
  const t = useBusMessages();
  const locale = useLocale();
  const { now } = useServices();
  return (
    <SelectField
      label={t('trips.month')}
      value={value}
      options={[
        { value: '', label: t('trips.anyMonth') },
        ...monthsAhead(homeDate(now())).map((month) => ({
          value: month,
          label: formatMonth(localDate(`${month}-01`), locale),
        })),
      ]}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
