import { listSavedHotels, removeSavedHotel, saveHotel, type HotelCard } from '@aylal/contracts/hotels';
import { useWrite } from '@aylal/parts';
import { useLocale, useQuery, useServices, useSession, useSharedMessages } from '@aylal/shell';
import { useHotelsMessages } from './use-hotels-messages.ts';
import { savedHotelsQuery } from '../api/saved-hotels-query.ts';

/** SHELL-20. */
const durationMs = 5000;

export type SavableHotel = Pick<HotelCard, 'tapa_code' | 'name' | 'picture' | 'star_rating' | 'address'>;

/** Whether a hotel is saved, and the way to save it or to let it go (CALL-63, CALL-65). A visitor is asked to sign in on the first press. */
export function useSavedHotel(hotel: SavableHotel) {
  const { api, queryClient, session, toasts } = useServices();
  const t = useHotelsMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const signedIn = useSession().status === 'signed-in';
  const list = useQuery({ ...savedHotelsQuery(api, locale), enabled: signedIn });
  const entry = signedIn ? list.data?.result.find((one) => one.hotel.tapa_code === hotel.tapa_code) : undefined;

  const { running, run } = useWrite(
    async () => {
      const { tapa_code, name, picture, star_rating, address } = hotel;
      try {
        const answer = entry
          ? await api.call(removeSavedHotel, { params: { id: entry.id } })
          : await api.call(saveHotel, { body: { tapa_code, name, picture, star_rating, address } });
        if (answer.status_code !== 200 && answer.status_code !== 201) return s(`problem.${answer.result.problem}`);
        toasts.show({ kind: 'success', text: t(entry ? 'saved.removed' : 'saved.done'), durationMs });
        return null;
      } finally {
        await queryClient.invalidateQueries({ queryKey: [listSavedHotels.name] });
      }
    },
    () => s('failed.text'),
  );

  async function toggle() {
    if (running || !(await session.require('saveHotel'))) return;
    const text = await run();
    if (text !== null) toasts.show({ kind: 'error', text, durationMs });
  }
  return { saved: entry !== undefined, busy: running, toggle };
}
