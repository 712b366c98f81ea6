import { useMemo, useState } from 'react';
import { foldPlaceName } from '@aylal/domain/language';
import { countryList, nationalityCode, nationalityText } from '@aylal/domain/people';
import { useLocale } from '@aylal/shell';
import { SelectField } from '@aylal/ui';
import { useDebounced, WithoutScripts, WithScripts } from '@aylal/ui/primitives';
import { Combobox } from '@aylal/ui/journey';

const typingPauseMs = 1000;

export interface NationalityFieldProps {
  id: string;
  label: string;
  /** Said when no country is called like what is typed. */
  noneHint: string;
  /** Of the field, for a form that works without scripts. */
  name?: string;
  /** `Mongolia (MN)`, or an empty text. */
  value: string;
  onChange: (nationality: string) => void;
  error: string | undefined;
}

/** Nationality: every country, Mongolia first, searched while typing after a pause of one second (VALID-25). */
export function NationalityField({ id, label, noneHint, name, value, onChange, error }: NationalityFieldProps) {
  const locale = useLocale();
  const [typed, setTyped] = useState('');
  const text = useDebounced(typed, typingPauseMs);
  const options = useMemo(
    () =>
      countryList(locale).map(({ name, code }) => ({
        id: code,
        title: nationalityText(name, code),
        key: `${foldPlaceName(name)} ${code.toLowerCase()}`,
      })),
    [locale],
  );
  const wanted = foldPlaceName(text);
  const found = wanted ? options.filter((option) => option.key.includes(wanted)) : options;
  const code = value === '' ? '' : nationalityCode(value);
  const rich = (
    <Combobox
      id={id}
      size="form"
      label={label}
      value={options.find((option) => option.id === code) ?? null}
      onSelect={(option) => {
        setTyped('');
        onChange(option?.title ?? '');
      }}
      onType={setTyped}
      state={text !== typed ? 'searching' : typed === '' ? 'idle' : found.length === 0 ? 'none' : 'ready'}
      groups={[{ id: 'countries', options: found }]}
      noneHint={noneHint}
      error={error}
    />
  );
  if (name === undefined) return rich;
  return (
    <>
      <WithScripts>{rich}</WithScripts>
      <WithoutScripts>
        <SelectField
          label={label}
          name={name}
          defaultValue={value}
          options={options.map(({ title }) => ({ value: title, label: title }))}
          error={error}
        />
      </WithoutScripts>
    </>
  );
}
