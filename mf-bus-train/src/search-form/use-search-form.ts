import { useEffect } from 'react';
import { writeBusTrip } from '@aylal/contracts';
import { useSchemaForm } from '@aylal/forms';
import { busRoutes } from '@aylal/routes';
import { useServices } from '@aylal/shell';
import { useBusMessages, useSharedMessages } from '../ui/use-bus-messages.ts';
import { emptySearch, searchFormSchema, type SearchFormValues } from './search-form-schema.ts';

/** What has been typed into a search that was not sent yet. */
const draftKey = 'bus.search';

export interface SearchFormStart {
  /** What an address could say. Without it: what was typed before, or an empty form. */
  start?: SearchFormValues | undefined;
  /** What is wrong with the day of the address; it goes away when the day is changed. */
  dayFault?: string | undefined;
}

/** The values of a search, what is wrong with them, and their way to the schedule. */
export function useSearchForm({ start, dayFault }: SearchFormStart) {
  const s = useSharedMessages();
  const t = useBusMessages();
  const { drafts, navigator, now } = useServices();
  const form = useSchemaForm(searchFormSchema(now()), {
    defaultValues: start ?? drafts.read<SearchFormValues>(draftKey) ?? emptySearch,
  });
  const values = form.watch();
  const { errors, dirtyFields, isSubmitted } = form.formState;
  const words = (key: string | undefined) => (key === 'dates.tooFar' ? t(key) : key && s(key));
  const fault = (name: keyof SearchFormValues) =>
    words(
      errors[name]?.message ??
        (name === 'depart_date' && !dirtyFields.depart_date && !isSubmitted ? dayFault : undefined),
    );
  const set = (change: Partial<SearchFormValues>) => {
    for (const [name, value] of Object.entries(change))
      form.setValue(name as keyof SearchFormValues, value, { shouldDirty: true, shouldValidate: isSubmitted });
  };
  // The draft store is outside React: what is typed outlives the page.
  useEffect(
    () =>
      form.subscribe({ formState: { values: true }, callback: ({ values: typed }) => drafts.write(draftKey, typed) }),
    [form, drafts],
  );
  const submit = form.handleSubmit((trip) => navigator.go(busRoutes.schedule.to({ trip: writeBusTrip(trip) })));
  return { values, set, fault, submit };
}
