import { useState } from 'react';
import {
  createPassenger,
  deletePassenger,
  updatePassenger,
  type PassengerDraft,
  type Refusal,
  type SavedPassenger,
} from '@aylal/contracts';
import { ApiError, useServices } from '@aylal/shell';
import { listPassengersQuery } from '../api/list-passengers-query.ts';
import { useAccountMessages, useSharedMessages } from '../ui/use-account-messages.ts';
import { withoutPassenger, withPassenger } from './saved-list.ts';

/** Saves and deletes, and keeps the list true (ACCT-04). `fault` is what cannot be said at a field; `onRefused` gets what can. */
export function useSavedPassengers(onDone: () => void, onRefused: (fields: Record<string, string>) => void = () => {}) {
  const services = useServices();
  const { api, queryClient, toasts } = services;
  const t = useAccountMessages();
  const s = useSharedMessages();
  const [fault, setFault] = useState<string | null>(null);
  const { queryKey } = listPassengersQuery(services);

  const keep = (next: (list: readonly SavedPassenger[]) => SavedPassenger[]) =>
    queryClient.setQueryData(queryKey, (known) => known && { ...known, result: next(known.result) });
  const done = (text: string) => {
    toasts.show({ kind: 'success', text });
    onDone();
  };
  const refused = ({ problem, fields = {} }: Refusal) => {
    if (Object.keys(fields).length > 0) onRefused(fields);
    else setFault(s(`problem.${problem}`));
  };
  const attempt = async (work: () => Promise<void>) => {
    setFault(null);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFault(t('passengers.unanswered'));
    }
  };

  return {
    fault,
    save: (draft: PassengerDraft, id?: string) =>
      attempt(async () => {
        const answer =
          id === undefined
            ? await api.call(createPassenger, { body: draft })
            : await api.call(updatePassenger, { params: { id }, body: { id, ...draft } });
        if (answer.status_code !== 200 && answer.status_code !== 201) return refused(answer.result);
        keep((list) => withPassenger(list, answer.result));
        done(t('passengers.saved'));
      }),
    remove: (id: string) =>
      attempt(async () => {
        const answer = await api.call(deletePassenger, { params: { id } });
        // One that is gone already is what was wanted.
        if (answer.status_code !== 200 && answer.status_code !== 404) return refused(answer.result);
        keep((list) => withoutPassenger(list, id));
        done(t('passengers.deleted'));
      }),
  };
}
