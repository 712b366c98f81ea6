import { useState } from 'react';
import type { TrainVoyage, TrainWagon } from '@aylal/contracts/trains';
import { trainBookingRoutes } from '@aylal/routes';
import { useQueryClient, useServices } from '@aylal/shell';
import { lockPlaces, type LockAnswer } from './train-lock.ts';

export interface Locking {
  readonly busy: boolean;
  /** Why the last attempt led nowhere. */
  readonly fault: Exclude<LockAnswer, { kind: 'held' }> | null;
  /** Locks the chosen places at the railway and goes on to who travels. */
  readonly goOn: () => Promise<void>;
}

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
  const [fault, setFault] = useState<Exclude<LockAnswer, { kind: 'held' }> | null>(null);

  const goOn = async () => {
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
  return { busy, fault, goOn };
}
