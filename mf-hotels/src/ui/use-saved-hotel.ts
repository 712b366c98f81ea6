import { useState } from 'react';
import { listSavedHotels, removeSavedHotel, saveHotel, type HotelCard } from '@aylal/contracts';
import { ApiError, useLocale, useQuery, useServices, useSession } from '@aylal/shell';
import { useHotelsMessages, useSharedMessages } from './use-hotels-messages.ts';
import { savedHotelsQuery } from '../api/saved-hotels-query.ts';

/** SHELL-20. */
const durationMs = 5000;

export type SavableHotel = Pick<HotelCard, 'tapa_code' | 'name' | 'picture' | 'star_rating' | 'address'>;

/** Whether a hotel is saved, and the way to save it or to let it go (CALL-63, CALL-65). Who is not signed in is asked to, once they press. */
export function useSavedHotel(hotel: SavableHotel) {
  const { api, queryClient, session, toasts } = useServices();
  const t = useHotelsMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const signedIn = useSession().status === 'signed-in';
  const list = useQuery({ ...savedHotelsQuery(api, locale), enabled: signedIn });
  const [busy, setBusy] = useState(false);
  const kept = signedIn ? list.data?.result.find((one) => one.hotel.tapa_code === hotel.tapa_code) : undefined;

  async function toggle() {
    if (busy || !(await session.require('saveHotel'))) return;
    setBusy(true);
    try {
      const { tapa_code, name, picture, star_rating, address } = hotel;
      const answer = kept
        ? await api.call(removeSavedHotel, { params: { id: kept.id } })
        : await api.call(saveHotel, { body: { tapa_code, name, picture, star_rating, address } });
      if (answer.status_code === 200 || answer.status_code === 201)
        toasts.show({ kind: 'success', text: t(kept ? 'saved.removed' : 'saved.done'), durationMs });
      else toasts.show({ kind: 'error', text: s(`problem.${answer.result.problem}`), durationMs });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toasts.show({ kind: 'error', text: s('failed.text'), durationMs });
    }
    await queryClient.invalidateQueries({ queryKey: [listSavedHotels.name] });
    setBusy(false);
  }
  return { saved: kept !== undefined, busy, toggle };
}
