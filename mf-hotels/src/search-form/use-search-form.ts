import { useEffect } from 'react';
import { useSchemaForm } from '@aylal/forms';
import { hotelsRoutes } from '@aylal/routes';
import { useServices } from '@aylal/shell';
import { useSharedMessages } from '../ui/use-hotels-messages.ts';
import { lastSearches } from './last-searches.ts';
import { emptySearch, searchFormSchema, type SearchFormValues } from './search-form-schema.ts';

/** What has been typed into a search that was not sent yet. */
const draftKey = 'hotels.search';

export interface SearchFormStart {
  /** A search that stands, or what an address could say. Without it: what was typed before, or an empty form. */
  start?: SearchFormValues | undefined;
  /** Faults of the address, by field; each goes away when its field is changed. */
  faults?: Record<string, string>;
  onSearched?: (() => void) | undefined;
}

type FieldName = keyof SearchFormValues | 'child_age_details' | 'children';

/** The values of a search, what is wrong with them, and their way to the list. */
export function useSearchForm({ start, faults = {}, onSearched }: SearchFormStart) {
  const s = useSharedMessages();
  const { drafts, navigator, now } = useServices();
  const form = useSchemaForm(searchFormSchema(now()), {
    defaultValues: start ?? drafts.read<SearchFormValues>(draftKey) ?? emptySearch,
  });
  const values = form.watch();
  const { dirtyFields, isSubmitted } = form.formState;
  // The faults of guests stand at words of the call, which the form has no field for.
  const errors = form.formState.errors as Partial<Record<FieldName, { message?: string }>>;
  const touched = dirtyFields as Partial<Record<FieldName, unknown>>;
  const fault = (...names: FieldName[]) => {
    const key = names
      .map((name) => errors[name]?.message ?? (touched[name] || touched.ages || isSubmitted ? undefined : faults[name]))
      .find(Boolean);
    return key && s(key);
  };
  const set = (change: Partial<SearchFormValues>) => {
    for (const [name, value] of Object.entries(change))
      form.setValue(name as keyof SearchFormValues, value as never, { shouldDirty: true, shouldValidate: isSubmitted });
  };
  // The draft store is outside React: what is typed outlives the page.
  useEffect(
    () =>
      form.subscribe({ formState: { values: true }, callback: ({ values: typed }) => drafts.write(draftKey, typed) }),
    [form, drafts],
  );
  const submit = form.handleSubmit((query) => {
    lastSearches.remember(query);
    navigator.go(hotelsRoutes.list.to({}, query));
    onSearched?.();
  });
  return { values, set, fault, submit, fromFaultyAddress: Object.keys(faults).length > 0 && !isSubmitted };
}
