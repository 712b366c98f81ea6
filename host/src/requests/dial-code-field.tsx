import { useMemo, useSyncExternalStore, type ComponentProps } from 'react';
import { dialCodeOptions } from '@aylal/domain/people';
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
  const options = useMemo(() => dialCodeOptions(locale).slice(0, all ? undefined : 1), [locale, all]);
  return <SelectField autoComplete="tel-country-code" {...props} options={options} />;
}

const nothingChanges = () => () => {};
