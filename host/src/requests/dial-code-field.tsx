import { useMemo, useSyncExternalStore, type ComponentProps } from 'react';
import { countryList } from '@aylal/domain';
import { useLocale } from '@aylal/shell';
import { SelectField } from '@aylal/ui';

/** Country codes, Mongolia first (ENT-02). What a server renders has Mongolia alone: servers and browsers do not call all countries by the same names, nor in the same order. */
export function DialCodeField(props: Omit<ComponentProps<typeof SelectField>, 'options'>) {
  const locale = useLocale();
  const all = useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  );
  const options = useMemo(
    () =>
      countryList(locale)
        .slice(0, all ? undefined : 1)
        .map(({ name, value }) => ({ value, label: `${name} +${value}` }))
        .filter((one, index, all) => all.findIndex((other) => other.value === one.value) === index),
    [locale, all],
  );
  return <SelectField autoComplete="tel-country-code" {...props} options={options} />;
}

const nothingChanges = () => () => {};
