import { useSchemaForm } from '@aylal/forms';
import type { HotelListQuery } from '@aylal/contracts/hotels';
import { messageKey, useServices, useSharedMessages } from '@aylal/shell';
import { searchFormSchema, type SearchFormValues } from './search-form-schema.ts';

export interface SearchFieldsStart {
  start: SearchFormValues;
  /** Faults of the address, by field; each goes away when its field is changed. */
  faults?: Record<string, string>;
  onQuery: (query: HotelListQuery) => void;
}

type FieldName = keyof SearchFormValues | 'child_age_details' | 'children';

/** The values of a search and what is wrong with them; a possible search goes to `onQuery`. */
export function useSearchFields({ start, faults = {}, onQuery }: SearchFieldsStart) {
  const s = useSharedMessages();
  const { now } = useServices();
  const form = useSchemaForm(searchFormSchema(now()), { defaultValues: start });
  const values = form.watch();
  const { dirtyFields, isSubmitted } = form.formState;
  // The faults of guests stand at words of the call, which the form has no field for.
  const errors = form.formState.errors as Partial<Record<FieldName, { message?: string }>>;
  const touched = dirtyFields as Partial<Record<FieldName, unknown>>;
  const fault = (...names: FieldName[]) => {
    const key = names
      .map((name) => errors[name]?.message ?? (touched[name] || touched.ages || isSubmitted ? undefined : faults[name]))
      .find(Boolean);
    return key && s(messageKey(key));
  };
  const set = (change: Partial<SearchFormValues>) => {
    for (const [name, value] of Object.entries(change))
      form.setValue(name as keyof SearchFormValues, value, { shouldDirty: true, shouldValidate: isSubmitted });
  };
  const submit = form.handleSubmit(onQuery);
  return { form, values, set, fault, submit, isSubmitted };
}
