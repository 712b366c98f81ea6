import { useFormContext } from '@aylal/forms';
import { personFieldName } from '@aylal/forms/person';
import { type SharedKey, useSharedMessages } from '@aylal/shell';
import { Button, Notice, Text } from '@aylal/ui';
import { KeyValue, KeyValueList, WithScripts } from '@aylal/ui/primitives';
import { type AccountKey, useAccountMessages } from '../ui/use-account-messages.ts';
import type { PassengerValues } from './passenger-values.ts';

/** Fields that are called by name; the letters and digits of the register number each have their own. */
const labels: Readonly<Partial<Record<keyof PassengerValues, AccountKey>>> = {
  register_first: 'passengers.registerFirst',
  register_second: 'passengers.registerSecond',
  register_digits: 'passengers.registerDigits',
  document_expired_date: 'passengers.expiry',
};
const fieldNames: readonly (keyof PassengerValues)[] = [
  'last_name',
  'first_name',
  'gender',
  'birthday',
  'nationality',
  'register_first',
  'register_second',
  'register_digits',
  'document_number',
  'document_expired_date',
];
const genders: Readonly<Record<string, SharedKey>> = { F: 'person.female', M: 'person.male' };

/** Says that a passenger was changed elsewhere, and what is saved wherever the form says otherwise. What was typed stays in the form. */
export function ConflictNotice({ saved }: { saved: PassengerValues }) {
  const t = useAccountMessages();
  const s = useSharedMessages();
  const { watch, reset } = useFormContext<PassengerValues>();
  const typed = watch();
  const fields = fieldNames.filter((field) => typed[field] !== saved[field]);
  const written = (field: keyof PassengerValues) => {
    const word = field === 'gender' ? genders[saved.gender] : undefined;
    return word ? s(word) : saved[field] || '–';
  };
  const labelOf = (field: keyof PassengerValues) => {
    const own = labels[field];
    return own ? t(own) : personFieldName(field, s);
  };
  return (
    <Notice tone="warning" live="alert">
      <Text>{t('passengers.conflict')}</Text>
      {fields.length > 0 && (
        <>
          <KeyValueList>
            {fields.map((field) => (
              <KeyValue key={field} label={labelOf(field)}>
                {written(field)}
              </KeyValue>
            ))}
          </KeyValueList>
          <WithScripts>
            <Button variant="outline" size="sm" onClick={() => reset(saved)}>
              {t('passengers.takeSaved')}
            </Button>
          </WithScripts>
        </>
      )}
    </Notice>
  );
}
