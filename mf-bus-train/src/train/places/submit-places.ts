import { accountRoutes, trainBookingRoutes, trainPlacesRoutes } from '@aylal/routes';
import { redirect, type SubmitAnswer, type SubmitArgs } from '@aylal/shell';
import { getTrainVoyageQuery } from '../../api/train-queries.ts';
import { readPlaces } from '../../domain/chosen-places.ts';
import { lockPlaces } from './train-lock.ts';
import type { LockRefusal } from './use-locking.ts';

/** Locks the places of the address without scripts (NEED-18), and leads to who travels, or to the sign-in first. The address carries the lock, as no script is there to remember it. */
export function submitPlaces(page: keyof typeof trainPlacesRoutes) {
  return async ({ params, url, services }: SubmitArgs): Promise<SubmitAnswer<LockRefusal>> => {
    const { api, locale, queryClient, session } = services;
    const { voyage: id = '' } = params;
    if (session.get().status !== 'signed-in') {
      const next = `${trainPlacesRoutes[page].to({ voyage: id })}${url.search}`;
      throw redirect({ url }, accountRoutes.login.to({}, { next }));
    }
    const { result: voyage } = await queryClient.fetchQuery(getTrainVoyageQuery(api, id, locale.get()));
    const { wagon, chosen, lost } = readPlaces(voyage, trainPlacesRoutes[page].readSearch(url.searchParams));
    // The page says which places have gone, and which can be chosen.
    if (!wagon || chosen.length === 0 || lost.length > 0) return {};
    const answer = await lockPlaces(services, { voyage: id, wagon: wagon.number, places: chosen });
    if (answer.kind !== 'held') return { refused: answer };
    const { lock, expires_at: until, server_time: said } = answer.lock;
    const choice = { wagon: String(wagon.number), places: chosen.join() };
    throw redirect({ url }, trainBookingRoutes[page].to({ voyage: id }, { ...choice, lock, until, said }));
  };
}
