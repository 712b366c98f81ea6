import { useState, type ReactNode } from 'react';
import { localDateAt } from '@aylal/domain';
import { FormProvider, showRefusedFields, useSchemaForm } from '@aylal/forms';
import { useServices } from '@aylal/shell';
import { Button, chakra, Notice } from '@aylal/ui';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import { focusFirstFault } from './passenger-field-id.ts';
import { draftOf, passengerSchema, type PassengerValues } from './passenger-values.ts';
import { useSavedPassengers } from './use-saved-passengers.ts';

export interface PassengerFormProps {
  readonly start: PassengerValues;
  /** Of the passenger that is changed; none for a new one. */
  readonly id?: string | undefined;
  readonly onDone: () => void;
  /** The fields that are shown. */
  readonly children: ReactNode;
}

/** A form of the saved passenger, checked at every change (VALID-07). It closes when all is kept (ACCT-05); a failure leaves everything as it is. */
export function PassengerForm({ start, id, onDone, children }: PassengerFormProps) {
  const t = useAccountMessages();
  const { now } = useServices();
  const [schema] = useState(() => passengerSchema(localDateAt(now(), 'Asia/Ulaanbaatar')));
  const form = useSchemaForm(schema, { defaultValues: start, mode: 'onChange' });
  const { fault, save } = useSavedPassengers(onDone, (fields) => showRefusedFields(form, fields));
  return (
    <FormProvider {...form}>
      <Form
        noValidate
        onSubmit={(event) => void form.handleSubmit((values) => save(draftOf(values), id), focusFirstFault)(event)}
      >
        {children}
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
          {t('passengers.save')}
        </Button>
      </Form>
    </FormProvider>
  );
}

const Form = chakra('form', { base: { display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' } });
