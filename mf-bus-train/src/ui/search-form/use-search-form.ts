import { useEffect } from 'react';
import { usePersistentForm } from '@aylal/forms';
import { messageKey, useServices, useSharedMessages } from '@aylal/shell';
import type * as v from 'valibot';
import { useBusMessages } from '../use-bus-messages.ts';
import {
  searchFormSchema,
  searchOfToday,
  withoutPastDays,
  type LandSearch,
  type SearchFormValues,
} from './search-form-schema.ts';

export interface SearchFormStart {
  /** What an address could say. Without it: what was typed before, or today. */
  start?: SearchFormValues | undefined;
  /** What is wrong with the day of the address; it goes away when the day is changed. */
  dayFault?: string | undefined;
}

interface SearchFormKind extends SearchFormStart {
  /** The ids of places. */
  readonly place: v.GenericSchema<string, string>;
  /** From where most people go, once it is known: is in the form where neither an address nor an earlier search says another place. */
  readonly home: string | undefined;
  /** Under which what was typed is kept. */
  readonly draftKey: string;
  readonly addressOf: (search: LandSearch) => string;
}

/** The values of a search, what is wrong with them, and their way on. */
export function useSearchForm({ start, dayFault, place, home, draftKey, addressOf }: SearchFormKind) {
  const s = useSharedMessages();
  const t = useBusMessages();
  const { navigator, now } = useServices();
  const form = usePersistentForm(searchFormSchema(place, now()), {
    draftKey,
    start: (typed) => start ?? (typed ? withoutPastDays(typed, now()) : searchOfToday(now())),
  });
  // The stops come after the form. Whoever empties the field is left alone.
  useEffect(() => {
    if (home && form.getValues('_from') === '') form.setValue('_from', home);
  }, [home, form]);
  const values = form.watch();
  const { errors, dirtyFields, isSubmitted } = form.formState;
  const errorText = (key: string | undefined) => (key === 'dates.tooFar' ? t(key) : key && s(messageKey(key)));
  const fault = (name: keyof SearchFormValues) =>
    errorText(
      errors[name]?.message ??
        (name === 'depart_date' && !dirtyFields.depart_date && !isSubmitted ? dayFault : undefined),
    );
  const set = (change: Partial<SearchFormValues>) => {
    for (const [name, value] of Object.entries(change))
      form.setValue(name as keyof SearchFormValues, value, { shouldDirty: true, shouldValidate: isSubmitted });
  };
  const submit = form.handleSubmit((search) => navigator.go(addressOf(search)));
  return { values, set, fault, submit };
}

/** A form of a search by land. */
export type LandForm = ReturnType<typeof useSearchForm>;
