import type { Refusal } from '@aylal/contracts';
import {
  createPassenger,
  deletePassenger,
  updatePassenger,
  type ListedPassenger,
  type PassengerDraft,
  type SavedPassenger,
} from '@aylal/contracts/account';
import { maskPassenger } from '@aylal/domain/people';
import { useWrite } from '@aylal/parts';
import { useServices, useSharedMessages } from '@aylal/shell';
import { listPassengersQuery } from '../api/list-passengers-query.ts';
import { useAccountMessages } from '../ui/use-account-messages.ts';
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
  const { queryKey } = listPassengersQuery(services);

  const keep = (next: (list: readonly ListedPassenger[]) => ListedPassenger[]) =>
    queryClient.setQueryData(queryKey, (known) => known && { ...known, result: next(known.result) });
  const done = (text: string) => {
    toasts.show({ kind: 'success', text });
    onDone();
    return null;
  };
  const refused = ({ problem, fields = {} }: Refusal) => {
    if (Object.keys(fields).length === 0) return s(`problem.${problem}`);
    onRefused?.(fields);
    return null;
  };
  const { fault, run } = useWrite(
    (work: () => Promise<string | null>) => work(),
    () => t('passengers.unanswered'),
  );

  return {
    fault,
    save: (draft: PassengerDraft, saved?: SavedPassenger) =>
      run(async () => {
        const answer =
          saved === undefined
            ? await api.call(createPassenger, { body: draft })
            : await api.call(updatePassenger, {
                params: { id: saved.id },
                body: { id: saved.id, revision: saved.revision, ...draft },
              });
        if (answer.status_code === 409) {
          keep((list) => withPassenger(list, maskPassenger(answer.result.saved)));
          onConflict?.(answer.result.saved);
          return null;
        }
        if (answer.status_code !== 200 && answer.status_code !== 201) return refused(answer.result);
        keep((list) => withPassenger(list, maskPassenger(answer.result)));
        return done(t('passengers.saved'));
      }),
    remove: (id: string) =>
      run(async () => {
        const answer = await api.call(deletePassenger, { params: { id } });
        // One that is gone already is what was wanted.
        if (answer.status_code !== 200 && answer.status_code !== 404) return refused(answer.result);
        keep((list) => withoutPassenger(list, id));
        return done(t('passengers.deleted'));
      }),
  };
}
