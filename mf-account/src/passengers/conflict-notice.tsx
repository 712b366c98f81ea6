import { useFormContext } from '@aylal/forms';
import { Button, Notice, Text } from '@aylal/ui';
import { KeyValue, KeyValueList } from '@aylal/ui/primitives';
import { type AccountKey, useAccountMessages } from '../ui/use-account-messages.ts';
import type { PassengerValues } from './passenger-values.ts';

const labels = {
  last_name: 'lastName',
  first_name: 'firstName',
  gender: 'gender',
  birthday: 'birthday',
  nationality: 'nationality',
  register_first: 'registerFirst',
  register_second: 'registerSecond',
  register_digits: 'registerDigits',
  document_number: 'document',
  document_expired_date: 'expiry',
} as const satisfies Record<keyof PassengerValues, string>;
const genders: Readonly<Record<string, AccountKey>> = { F: 'passengers.female', M: 'passengers.male' };

/** Says that a passenger was changed elsewhere, and what is saved wherever the form says otherwise. What was typed stays in the form. */
export function ConflictNotice({ saved }: { saved: PassengerValues }) {
  const t = useAccountMessages();
  const { watch, reset } = useFormContext<PassengerValues>();
  const typed = watch();
  const fields = (Object.keys(labels) as (keyof PassengerValues)[]).filter((field) => typed[field] !== saved[field]);
  const written = (field: keyof PassengerValues) => {
    const word = field === 'gender' ? genders[saved.gender] : undefined;
    return word ? t(word) : saved[field] || '–';
  };
  return (
    <Notice tone="warning" live="alert">
      <Text>{t('passengers.conflict')}</Text>
      {fields.length > 0 && (
        <>
          <KeyValueList>
            {fields.map((field) => (
              <KeyValue key={field} label={t(`passengers.${labels[field]}`)}>
                {written(field)}
              </KeyValue>
            ))}
          </KeyValueList>
          <Button variant="outline" size="sm" onClick={() => reset(saved)}>
            {t('passengers.takeSaved')}
          </Button>
        </>
      )}
    </Notice>
  );
}
