import { useEffect } from 'react';
import { companyRegister } from '@aylal/contracts/companies';
import { useFormContext } from '@aylal/forms';
import { ApiError, messageKey, useQuery, useServices, useSharedMessages } from '@aylal/shell';
import { CheckboxField, useDebounced } from '@aylal/ui/primitives';
import { Grid, TextField } from '@aylal/ui';
import * as v from 'valibot';
import { checkCompanyQuery } from '../api/check-company-query.ts';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';
import type { BookingFormValues } from './booking-form-values.ts';
import { fieldId } from './field-id.ts';

const typingPauseMs = 300;

/** Booking for a company: its number, and its name as the register of companies has it, read-only (CALL-81). */
export function CompanyFields() {
  const t = useFlightsMessages();
  const s = useSharedMessages();
  const { setValue, watch, formState } = useFormContext<BookingFormValues>();
  const { is_company, company_register, company_name } = watch('contact');
  const asked = useDebounced(company_register, typingPauseMs);
  const whole = is_company && v.is(companyRegister, company_register);
  const found = useQuery({
    ...checkCompanyQuery(useServices().api, asked),
    enabled: whole && asked === company_register,
  });
  const name = whole && asked === company_register ? (found.data?.result.name ?? '') : '';
  const searching = whole && (asked !== company_register || found.isFetching);
  // The register is outside the form; what is typed again loses the name of before.
  useEffect(() => {
    if (name !== company_name) setValue('contact.company_name', name, { shouldValidate: formState.isSubmitted });
  }, [name, company_name, setValue, formState.isSubmitted]);

  const fault = formState.errors.contact?.company_register?.message;
  const unknown = whole && !searching && found.error ? lookUpFault(found.error) : undefined;
  return (
    <>
      <CheckboxField
        label={t('booking.isCompany')}
        checked={is_company}
        onChange={(event) => setValue('contact.is_company', event.target.checked, { shouldDirty: true })}
      />
      {is_company && (
        <Grid templateColumns={{ base: 'minmax(0,1fr)', md: 'repeat(2, minmax(0,1fr))' }} gap="4" marginTop="2">
          <TextField
            id={fieldId('contact.company_register')}
            label={t('booking.companyRegister')}
            hint={t('booking.companyHint')}
            inputMode="numeric"
            maxLength={10}
            autoComplete="off"
            value={company_register}
            onChange={(event) =>
              setValue('contact.company_register', event.target.value.replace(/\D/g, ''), {
                shouldDirty: true,
                shouldValidate: formState.isSubmitted,
              })
            }
            onBlur={() => {
              if (found.isError) void found.refetch();
            }}
            checking={searching}
            error={unknown ? s(messageKey(unknown)) : fault && s(messageKey(fault))}
          />
          <TextField
            id={fieldId('contact.company_name')}
            label={t('booking.companyName')}
            readOnly
            value={searching ? t('booking.companySearching') : name}
          />
        </Grid>
      )}
    </>
  );
}

function lookUpFault(error: Error): string {
  return error instanceof ApiError && error.problem === 'not-found' ? 'validation_company_name' : 'problem.unavailable';
}
