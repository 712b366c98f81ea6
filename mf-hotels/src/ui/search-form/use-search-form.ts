import { useEffect } from 'react';
import { hotelsRoutes } from '@aylal/routes';
import { useServices } from '@aylal/shell';
import { lastSearches } from './last-searches.ts';
import { searchOfTonight, withoutPastDays, type SearchFormValues } from './search-form-schema.ts';
import { useSearchFields } from './use-search-fields.ts';

/** What has been typed into a search that was not sent yet. */
const draftKey = 'hotels.search';

export interface SearchFormStart {
  /** The present search, or what an address could say. Without it: what was typed before, or tonight. */
  start?: SearchFormValues | undefined;
  /** Faults of the address, by field; each goes away when its field is changed. */
  faults?: Record<string, string>;
  onSearched?: (() => void) | undefined;
}

/** The values of a search, what is wrong with them, and their way to the list. */
export function useSearchForm({ start, faults = {}, onSearched }: SearchFormStart) {
  const { drafts, navigator, now } = useServices();
  const typed = drafts.read<SearchFormValues>(draftKey);
  const { form, values, set, fault, submit, isSubmitted } = useSearchFields({
    start: start ?? (typed ? withoutPastDays(typed, now()) : searchOfTonight(now())),
    faults,
    onQuery: (query) => {
      lastSearches.remember(query);
      navigator.go(hotelsRoutes.list.to({}, query));
      onSearched?.();
    },
  });
  // The draft store is outside React: what is typed outlives the page.
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values: changed }) => drafts.write(draftKey, changed),
      }),
    [form, drafts],
  );
  return { values, set, fault, submit, fromFaultyAddress: Object.keys(faults).length > 0 && !isSubmitted };
}
