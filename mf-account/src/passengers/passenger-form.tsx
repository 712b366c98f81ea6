import { useState, type ReactNode } from 'react';
import type { SavedPassenger } from '@aylal/contracts/account';
import { FormProvider, showRefusedFields, useSchemaForm } from '@aylal/forms';
import { useLocale, useServices, useSharedMessages } from '@aylal/shell';
import { Button, chakra, Notice } from '@aylal/ui';
import { homeDate } from '@aylal/domain/calendar';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { focusFirstFault } from './passenger-field-id.ts';
import { draftOf, passengerSchema, typedOver, valuesOf, type PassengerValues } from './passenger-values.ts';
import { useSavedPassengers } from './use-saved-passengers.ts';

export interface PassengerFormProps {
  readonly start: PassengerValues;
  /** The passenger that is changed, as it was read; none for a new one. */
  readonly saved?: SavedPassenger | undefined;
  readonly onDone: () => void;
  /** The fields that are shown. */
  readonly children: ReactNode;
}

/**
 * A form of the saved passenger, checked at every change (VALID-07). It closes when all is kept (ACCT-05); a failure leaves everything as it is. When it was
 * changed elsewhere meanwhile, what is saved by now is beside what was typed, and saving again replaces it.
 */
export function PassengerForm({ start, saved, onDone, children }: PassengerFormProps) {
  const t = useAccountMessages();
  const s = useSharedMessages();
  const { now } = useServices();
  const [schema] = useState(() => passengerSchema(homeDate(now())));
  const form = useSchemaForm(schema, { defaultValues: start, mode: 'onChange' });
  const locale = useLocale();
  const [base, setBase] = useState(saved);
  const [conflict, setConflict] = useState<PassengerValues | null>(null);
  const { fault, save } = useSavedPassengers({
    onDone,
    onRefused: (fields) => showRefusedFields(form, fields),
    onConflict: (now) => {
      const values = valuesOf(now, locale);
      form.reset(typedOver(values, base ? valuesOf(base, locale) : start, form.getValues()));
      setBase(now);
      setConflict(values);
    },
  });
  return (
    <FormProvider {...form}>
      <Form
        noValidate
        onSubmit={(event) => void form.handleSubmit((values) => save(draftOf(values), base), focusFirstFault)(event)}
      >
        {children}
        {conflict !== null && <ConflictNotice saved={conflict} />}
        {fault !== null && (
          <Notice tone="danger" live="alert">
            {fault}
          </Notice>
        )}
        <Button
          type="submit"
          justifySelf={{ md: 'start' }}
          loading={form.formState.isSubmitting}
          loadingText={t('passengers.saving')}
        >
          {s('action.save')}
        </Button>
      </Form>
    </FormProvider>
  );
}

const Form = chakra('form', { base: { display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' } });
