import { countryList } from '@aylal/domain';
import { useFormContext } from '@aylal/forms';
import { useLocale } from '@aylal/shell';
import { Card, Grid, Heading, SelectField, Text, TextField } from '@aylal/ui';
import { useMemo } from 'react';
import { useEsimMessages, useSharedMessages } from '../ui/use-esim-messages.ts';
import type { CoverBookingValues } from './booking-form-schema.ts';
import { fieldId } from './field-id.ts';

type ContactField = Exclude<keyof CoverBookingValues, 'insured'>;

/** How to reach the customer about this order. */
export function ContactCard() {
  const t = useEsimMessages();
  const shared = useSharedMessages();
  const locale = useLocale();
  const { register, formState } = useFormContext<CoverBookingValues>();
  const dialCodes = useMemo(
    () =>
      countryList(locale)
        .map(({ name, value }) => ({ value, label: `+${value} ${name}` }))
        .filter((one, index, all) => all.findIndex((other) => other.value === one.value) === index),
    [locale],
  );
  const of = (field: ContactField) => {
    const key = formState.errors[field]?.message;
    return { id: fieldId(field), error: key && shared(key), ...register(field) };
  };
  return (
    <Card padded>
      <Heading as="h2" size="h3">
        {t('cover.booking.contact')}
      </Heading>
      <Text kind="small" tone="muted">
        {t('cover.booking.contactText')}
      </Text>
      <Grid
        templateColumns={{ base: 'minmax(0,1fr)', md: 'repeat(2, minmax(0,1fr))' }}
        gap="4"
        marginTop="3"
        alignItems="start"
      >
        <TextField label={t('cover.booking.contactName')} autoComplete="name" {...of('contact_name')} />
        <TextField
          label={t('cover.booking.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          {...of('contact_email')}
        />
        <SelectField
          label={t('cover.booking.dialCode')}
          options={dialCodes}
          autoComplete="tel-country-code"
          {...of('contact_dial_code')}
        />
        <TextField
          label={t('cover.booking.phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          {...of('contact_phone')}
        />
      </Grid>
    </Card>
  );
}
