import { useMemo, type ComponentProps } from 'react';
import { countryList } from '@aylal/domain';
import { useLocale } from '@aylal/shell';
import { SelectField } from '@aylal/ui';

/** Country codes, Mongolia first (ENT-02). */
export function DialCodeField(props: Omit<ComponentProps<typeof SelectField>, 'options'>) {
  const locale = useLocale();
  const options = useMemo(
    () =>
      countryList(locale)
        .map(({ name, value }) => ({ value, label: `+${value} ${name}` }))
        .filter((one, index, all) => all.findIndex((other) => other.value === one.value) === index),
    [locale],
  );
  return <SelectField autoComplete="tel-country-code" {...props} options={options} />;
}
