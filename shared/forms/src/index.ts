export {
  Controller,
  FormProvider,
  useFieldArray,
  useFormContext,
  useWatch,
  type Control,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
export { AnswerInSight, type AnswerInSightProps } from './answer-in-sight.tsx';
export { beginRendered } from './begin-rendered.ts';
export { BookingFormBody, type BookingFormBodyProps } from './booking-form-body.tsx';
export { checkValues } from './check-values.ts';
export { checkedBy } from './checked-by.ts';
export { focusFirstFault } from './focus-first-fault.ts';
export { FormKey } from './form-key.tsx';
export { formFaults, showRefusedFields, type FormFault } from './form-faults.ts';
export { useSchemaForm, type SchemaForm } from './use-schema-form.ts';
export { useFormSending, type FormSending, type SendingFaults } from './use-form-sending.ts';
export { postedNumber, postedValues } from './posted-values.ts';
export { usePostedField, usePostedNumber } from './use-posted-field.ts';
export { useRegister } from './use-register.ts';
export { usePersistentForm, type PersistentFormOptions } from './use-persistent-form.ts';
