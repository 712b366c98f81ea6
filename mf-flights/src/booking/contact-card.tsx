import { useMemo } from 'react';
import { countryList } from '@aylal/domain';
import { useFormContext } from '@aylal/forms';
import { useLocale } from '@aylal/shell';
import { Box, Card, Grid, Heading, SelectField, Text, TextField } from '@aylal/ui';
import { useFlightsMessages, useSharedMessages } from '../ui/use-flights-messages.ts';
import type { BookingFormValues } from './booking-form-values.ts';
import { CompanyFields } from './company-fields.tsx';
import { fieldId } from './field-id.ts';

/** How to reach the customer about this booking. */
export function ContactCard() {
  const t = useFlightsMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const { register, formState } = useFormContext<BookingFormValues>();
  const dialCodes = useMemo(
    () =>
      countryList(locale)
        .map(({ name, value, code }) => ({ value, label: `+${value} ${name}`, code }))
        .filter((one, index, all) => all.findIndex((other) => other.value === one.value) === index),
    [locale],
  );
  const errors = formState.errors.contact;
  const fault = (key: string | undefined) => key && s(key);
  return (
    <Card padded>
      <Heading as="h2" size="h3">
        {t('booking.contactTitle')}
      </Heading>
      <Text kind="small" tone="muted">
        {t('booking.contactText')}
      </Text>
      <Grid templateColumns={{ base: 'minmax(0,1fr)', md: 'repeat(2, minmax(0,1fr))' }} gap="4" marginTop="3">
        <TextField
          id={fieldId('contact.contact_name')}
          label={t('booking.contactName')}
          autoComplete="name"
          error={fault(errors?.contact_name?.message)}
          {...register('contact.contact_name')}
        />
        <TextField
          id={fieldId('contact.contact_email')}
          label={t('booking.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          error={fault(errors?.contact_email?.message)}
          {...register('contact.contact_email')}
        />
        <SelectField
          id={fieldId('contact.contact_dial_code')}
          label={t('booking.dialCode')}
          options={dialCodes}
          autoComplete="tel-country-code"
          error={fault(errors?.contact_dial_code?.message)}
          {...register('contact.contact_dial_code')}
        />
        <TextField
          id={fieldId('contact.contact_phone')}
          label={t('booking.phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          error={fault(errors?.contact_phone?.message)}
          {...register('contact.contact_phone')}
        />
      </Grid>
      <Box marginTop="2">
        <CompanyFields />
      </Box>
    </Card>
  );
}
