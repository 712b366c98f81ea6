import { useState, type SubmitEvent } from 'react';
import type { TrainVoyage, TrainWagon } from '@aylal/contracts/trains';
import { trainBookingRoutes } from '@aylal/routes';
import { usePageForm, useQueryClient, useServices } from '@aylal/shell';
import { lockPlaces, type LockAnswer } from './train-lock.ts';

export type LockRefusal = Exclude<LockAnswer, { kind: 'held' }>;

export interface Locking {
  readonly busy: boolean;
  /** Why the last attempt led nowhere. */
  readonly fault: LockRefusal | null;
  /** Locks the chosen places at the railway and goes on to who travels; without scripts `submit-places.ts` does. */
  readonly goOn: (event: SubmitEvent) => void;
}

/** The id of the form that locks the places, for the buttons that stand elsewhere. */
export const lockFormId = 'train-places';

/** The way on from the places of a train, for the card of the choice and for the bar of a phone. */
export function useLocking(
  voyage: TrainVoyage,
  wagon: TrainWagon,
  chosen: readonly number[],
  page: keyof typeof trainBookingRoutes,
): Locking {
  const services = useServices();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<LockRefusal | null>(usePageForm<LockRefusal>()?.posted?.answer.refused ?? null);

  const lockChosen = async () => {
    // Asked for first, so that signing in does not eat up the time of the lock.
    if (!(await services.session.require('booking'))) return;
    setBusy(true);
    const answer = await lockPlaces(services, { voyage: voyage.id, wagon: wagon.number, places: chosen });
    setBusy(false);
    if (answer.kind === 'held') {
      const choice = { wagon: String(wagon.number), places: chosen.join() };
      services.navigator.go(trainBookingRoutes[page].to({ voyage: voyage.id }, choice));
      return;
    }
    setFault(answer);
    if (answer.kind !== 'failed') await queries.invalidateQueries({ queryKey: ['get-train-voyage'] });
  };
  const goOn = (event: SubmitEvent) => {
    event.preventDefault();
    void lockChosen();
  };
  return { busy, fault, goOn };
}
