import type { FlightSearchQuery } from '@aylal/contracts/flights';
import type { SearchTrip } from '@aylal/domain/flights';
import { usePersistentForm } from '@aylal/forms';
import { flightsRoutes } from '@aylal/routes';
import { messageKey, useServices, useSharedMessages } from '@aylal/shell';
import { lastSearches } from './last-searches.ts';
import { searchFormSchema, type SearchFormValues } from './search-form-schema.ts';
import { emptySearch, formOf } from './search-form-start.ts';

/** What has been typed into a search that was not sent yet. */
const draftKey = 'flights.search';

export interface SearchFormStart {
  /** The present search, or what an address could say. Without it: what was typed before, or an empty form. */
  start?: FlightSearchQuery | SearchFormValues | undefined;
  /** Faults of the address, by field; each goes away when its field is changed. */
  faults?: Record<string, string>;
  onSearched?: (() => void) | undefined;
}

/** The values of a search, what is wrong with them, and their way to the results. */
export function useSearchForm({ start, faults = {}, onSearched }: SearchFormStart) {
  const s = useSharedMessages();
  const { navigator, now } = useServices();
  const form = usePersistentForm(searchFormSchema(now()), {
    draftKey,
    start: (typed) => (start ? formOf(start) : (typed ?? emptySearch)),
  });
  const values = form.watch();
  const { errors, dirtyFields, isSubmitted } = form.formState;
  const fault = (...names: (keyof SearchFormValues)[]) => {
    const key = names
      .map(
        (name) =>
          chosenFault(errors[name]?.message, values[name]) ??
          (dirtyFields[name] || isSubmitted ? undefined : faults[name]),
      )
      .find(Boolean);
    return key && s(messageKey(key));
  };
  const tripFault = (index: number, ...fields: (keyof SearchTrip)[]) => {
    if (index === 0) return fault(...fields);
    // What is wrong with the trips as a whole is said at the day of the last one.
    const whole = fields.includes('depart_date') && index === values.next_trips.length;
    const own = fields.map((field) =>
      chosenFault(errors.next_trips?.[index - 1]?.[field]?.message, values.next_trips[index - 1]?.[field]),
    );
    const named = [...fields.map((field) => `next_trips.${index - 1}.${field}`), ...(whole ? ['next_trips'] : [])];
    const key =
      [...own, ...(whole ? [errors.next_trips?.message] : [])].find(Boolean) ??
      (dirtyFields.next_trips || isSubmitted ? undefined : named.map((name) => faults[name]).find(Boolean));
    return key && s(messageKey(key));
  };
  const set = (change: Partial<SearchFormValues>) => {
    for (const [name, value] of Object.entries(change)) {
      form.setValue(name as keyof SearchFormValues, value, { shouldDirty: true, shouldValidate: isSubmitted });
    }
  };
  const submit = form.handleSubmit((criteria) => {
    lastSearches.remember(criteria);
    navigator.go(flightsRoutes.results.to({}, criteria));
    onSearched?.();
  }, focusFirstFault);
  return {
    values,
    set,
    fault,
    tripFault,
    submit,
    /** The address had faults, and nothing was sent since. */
    fromFaultyAddress: Object.keys(faults).length > 0 && !isSubmitted,
  };
}

/** A day that is only not chosen yet is no wrong day. */
function chosenFault(message: string | undefined, value: unknown): string | undefined {
  return message === 'validation_date' && value === '' ? 'validation_date_not_chosen' : message;
}

/** To the first field that is marked wrong, in the order on the page: React has marked it by the next frame. */
function focusFirstFault(): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('[role=search] :is([aria-invalid=true], [data-invalid])')?.focus(),
  );
}
