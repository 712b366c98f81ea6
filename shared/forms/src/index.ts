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
export { formFaults, showRefusedFields, type FormFault } from './form-faults.ts';
export { useSchemaForm, type SchemaForm } from './use-schema-form.ts';
