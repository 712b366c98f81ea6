import { useMemo, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { dialCodeOptions } from '@aylal/domain/people';
import { messageKey, type SharedTranslate, useLocale, useSharedMessages } from '@aylal/shell';
import { useRegister } from './use-register.ts';
import { Card, Grid, Heading, SelectField, Text, TextField } from '@aylal/ui';

export interface ContactCardProps {
  /** The id of the control of a path. */
  fieldId: (path: string) => string;
  /** What comes to this address. */
  text: string;
  /** Where the fields stand in the form's values, with a final dot. */
  at?: string;
  /** Whether a name is asked for too. */
  named?: boolean;
  children?: ReactNode;
}

/** How to reach the customer about a booking: `contact_name` where wanted, `contact_email`, `contact_dial_code`, `contact_phone` of the form around it. */
export function ContactCard({ fieldId, text, at = '', named = false, children }: ContactCardProps) {
  const s = useSharedMessages();
  const locale = useLocale();
  const { getFieldState, formState } = useFormContext();
  const register = useRegister();
  const dialCodes = useMemo(() => dialCodeOptions(locale), [locale]);
  const of = (field: ContactField) => {
    const path = at + field;
    const fault = getFieldState(path, formState).error?.message;
    return { id: fieldId(path), label: s(`contact.${field}`), error: fault && s(messageKey(fault)), ...register(path) };
  };
  return (
    <Card padded>
      <Heading as="h2" size="h3">
        {s('contact.title')}
      </Heading>
      <Text kind="small" tone="muted">
        {text}
      </Text>
      <Grid
        templateColumns={{
          base: 'minmax(0,1fr)',
          md: named ? 'repeat(2, minmax(0,1fr))' : 'minmax(0,3fr) minmax(0,2fr) minmax(0,2fr)',
        }}
        gap="4"
        marginTop="3"
        alignItems="start"
      >
        {named && <TextField autoComplete="name" {...of('contact_name')} />}
        <TextField type="email" inputMode="email" autoComplete="email" {...of('contact_email')} />
        <SelectField options={dialCodes} autoComplete="tel-country-code" {...of('contact_dial_code')} />
        <TextField type="tel" inputMode="tel" autoComplete="tel-national" {...of('contact_phone')} />
      </Grid>
      {children}
    </Card>
  );
}

const contactFields = ['contact_name', 'contact_email', 'contact_dial_code', 'contact_phone'] as const;
type ContactField = (typeof contactFields)[number];

/** What the field at the end of this path is called, for the summary of faults; undefined for any field that is not of the contact. `s` translates shared words. */
export function contactFieldName(path: string, s: SharedTranslate): string | undefined {
  const field = contactFields.find((one) => path === one || path.endsWith(`.${one}`));
  return field && s(`contact.${field}`);
}
