import { useMemo } from 'react';
import { countryList } from '@aylal/domain';
import { useFormContext } from '@aylal/forms';
import { useLocale } from '@aylal/shell';
import { Card, Grid, Heading, SelectField, Text, TextField } from '@aylal/ui';
import { useBusMessages, useSharedMessages } from '../ui/use-bus-messages.ts';
import type { BookingValues } from './booking-form-schema.ts';
import { fieldId } from './field-id.ts';

/** Where the ticket goes, and who is called when the bus is late. */
export function ContactCard() {
  const t = useBusMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const { register, formState } = useFormContext<BookingValues>();
  const dialCodes = useMemo(
    () =>
      countryList(locale)
        .map(({ name, value }) => ({ value, label: `+${value} ${name}` }))
        .filter((one, index, all) => all.findIndex((other) => other.value === one.value) === index),
    [locale],
  );
  const fault = (field: 'contact_email' | 'contact_dial_code' | 'contact_phone') => {
    const key = formState.errors[field]?.message;
    return key && s(key);
  };
  return (
    <Card padded>
      <Heading as="h2" size="h3">
        {t('booking.contact')}
      </Heading>
      <Text kind="small" tone="muted">
        {t('booking.contactText')}
      </Text>
      <Grid
        templateColumns={{ base: 'minmax(0,1fr)', md: 'repeat(3, minmax(0,1fr))' }}
        gap="4"
        marginTop="3"
        alignItems="start"
      >
        <TextField
          id={fieldId('contact_email')}
          label={t('booking.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          error={fault('contact_email')}
          {...register('contact_email')}
        />
        <SelectField
          id={fieldId('contact_dial_code')}
          label={t('booking.dialCode')}
          options={dialCodes}
          autoComplete="tel-country-code"
          error={fault('contact_dial_code')}
          {...register('contact_dial_code')}
        />
        <TextField
          id={fieldId('contact_phone')}
          label={t('booking.phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          error={fault('contact_phone')}
          {...register('contact_phone')}
        />
      </Grid>
    </Card>
  );
}
