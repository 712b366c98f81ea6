import { useEffect, useRef } from 'react';
import type { FormFault } from '@aylal/forms';
import { Box, Notice, TextLink } from '@aylal/ui';
import { useFlightsMessages, useSharedMessages } from '../ui/use-flights-messages.ts';
import { fieldId, focusField } from './field-id.ts';

const words: Record<string, string> = {
  contact_name: 'booking.contactName',
  contact_phone: 'booking.phone',
  contact_dial_code: 'booking.dialCode',
  contact_email: 'booking.email',
  company_register: 'booking.companyRegister',
  surname: 'booking.surname',
  given_name: 'booking.givenName',
  gender: 'booking.gender',
  date_of_birth: 'booking.birthday',
  nationality: 'booking.nationality',
  register_first: 'booking.register',
  register_digits: 'booking.register',
  doc_number: 'booking.document',
  expiration_date: 'booking.expiry',
  mileage: 'booking.mileage',
};

/** What is to be corrected, with a link to each field. It takes the focus when `attempt` counts on. */
export function ErrorSummary({ faults, attempt }: { faults: readonly FormFault[]; attempt: number }) {
  const t = useFlightsMessages();
  const s = useSharedMessages();
  const place = useRef<HTMLDivElement>(null);
  const told = useRef(0);
  const there = faults.length > 0;
  // The focus belongs to the browser: it moves here once per refused attempt, as soon as the faults are known, and not when one goes away.
  useEffect(() => {
    if (!there || attempt === told.current) return;
    told.current = attempt;
    place.current?.focus();
  }, [attempt, there]);
  if (!there) return null;
  return (
    <Box ref={place} tabIndex={-1}>
      <Notice tone="danger" live="alert" title={`${s('form.summary', { count: faults.length })}.`}>
        {t('booking.summaryText')}
        <Box as="ul" listStyleType="none" marginTop="1">
          {faults.map(({ path }) => (
            <li key={path}>
              <TextLink
                variant="underline"
                color="fg.error"
                href={`#${fieldId(path)}`}
                onClick={(event) => {
                  event.preventDefault();
                  focusField(path);
                }}
              >
                {nameOf(path, t)}
              </TextLink>
            </li>
          ))}
        </Box>
      </Notice>
    </Box>
  );
}

function nameOf(path: string, t: ReturnType<typeof useFlightsMessages>): string {
  const parts = path.split('.');
  const field = t(words[parts.at(-1) ?? ''] ?? 'booking.title');
  return parts[0] === 'travellers' ? t('booking.summaryItem', { number: Number(parts[1]) + 1, field }) : field;
}
