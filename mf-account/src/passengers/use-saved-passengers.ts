import { useState } from 'react';
import {
  createPassenger,
  deletePassenger,
  updatePassenger,
  type ListedPassenger,
  type PassengerDraft,
  type Refusal,
  type SavedPassenger,
} from '@aylal/contracts';
import { maskPassenger } from '@aylal/domain';
import { ApiError, useServices } from '@aylal/shell';
import { listPassengersQuery } from '../api/list-passengers-query.ts';
import { useAccountMessages, useSharedMessages } from '../ui/use-account-messages.ts';
import { withoutPassenger, withPassenger } from './saved-list.ts';

interface SavedPassengersPorts {
  readonly onDone: () => void;
  /** Gets what can be said at a field. */
  readonly onRefused?: (fields: Record<string, string>) => void;
  /** Gets what is saved by now, when somebody else has changed it since it was read: nothing was saved. */
  readonly onConflict?: (saved: SavedPassenger) => void;
}

/** Saves and deletes, and keeps the list true (ACCT-04). `fault` is what cannot be said at a field. */
export function useSavedPassengers({ onDone, onRefused, onConflict }: SavedPassengersPorts) {
  const services = useServices();
  const { api, queryClient, toasts } = services;
  const t = useAccountMessages();
  const s = useSharedMessages();
  const [fault, setFault] = useState<string | null>(null);
  const { queryKey } = listPassengersQuery(services);

  const keep = (next: (list: readonly ListedPassenger[]) => ListedPassenger[]) =>
    queryClient.setQueryData(queryKey, (known) => known && { ...known, result: next(known.result) });
  const done = (text: string) => {
    toasts.show({ kind: 'success', text });
    onDone();
  };
  const refused = ({ problem, fields = {} }: Refusal) => {
    if (Object.keys(fields).length > 0) onRefused?.(fields);
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
    save: (draft: PassengerDraft, saved?: SavedPassenger) =>
      attempt(async () => {
        const answer =
          saved === undefined
            ? await api.call(createPassenger, { body: draft })
            : await api.call(updatePassenger, {
                params: { id: saved.id },
                body: { id: saved.id, revision: saved.revision, ...draft },
              });
        if (answer.status_code === 409) {
          keep((list) => withPassenger(list, maskPassenger(answer.result.saved)));
          return onConflict?.(answer.result.saved);
        }
        if (answer.status_code !== 200 && answer.status_code !== 201) return refused(answer.result);
        keep((list) => withPassenger(list, maskPassenger(answer.result)));
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
