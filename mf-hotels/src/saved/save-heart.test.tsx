import { listSavedHotels, removeSavedHotel, saveHotel, type SavedHotel } from '@aylal/contracts/hotels';
import { buildSessionUser, renderPart, stubOperation } from '@aylal/testing';
import { screen, waitFor } from '@testing-library/react';
import { remote } from '../remote.ts';
import { buildHotelCard } from '../testing/build-hotel.ts';
import { SaveHeart } from '../ui/save-heart.tsx';

const hotel = buildHotelCard();
const savedHotel: SavedHotel = {
  id: 'saved-0001',
  saved_at: '2026-11-20T00:00:00Z',
  price: 389_000,
  price_now: 389_000,
  hotel: {
    tapa_code: hotel.tapa_code,
    name: hotel.name,
    picture: null,
    star_rating: 4.5,
    address: hotel.address,
  },
};
const heart = () => screen.findByRole('button', { name: `Хадгалах: ${hotel.name}` });

it('[CALL-63] [CALL-64] [CALL-65] [SHELL-20.3] a heart saves a hotel and lets it go again, and says so for 5 seconds', async () => {
  const save = stubOperation(saveHotel, { status_code: 200, message: '', result: { id: savedHotel.id } });
  const remove = stubOperation(removeSavedHotel, { status_code: 200, message: '', result: null });
  const list = stubOperation(listSavedHotels, () => ({
    status_code: 200 as const,
    message: '',
    result: save.calls.length > remove.calls.length ? [savedHotel] : [],
  }));
  const { user, record } = await renderPart(remote, <SaveHeart hotel={hotel} />, {
    user: buildSessionUser(),
    stubs: [save, remove, list],
  });
  await user.click(await heart());
  await waitFor(async () => expect(await heart()).toHaveAttribute('aria-pressed', 'true'));
  expect(save.calls[0]?.body).toMatchObject({ tapa_code: 'ULN-0001', name: hotel.name, star_rating: 4.5 });
  await user.click(await heart());
  await waitFor(async () => expect(await heart()).toHaveAttribute('aria-pressed', 'false'));
  expect(record.toasts.map(({ durationMs }) => durationMs)).toEqual([5000, 5000]);
  expect(remove.calls[0]?.params).toEqual({ id: savedHotel.id });
});

it('asks nobody who is not signed in for their list, but asks them to sign in', async () => {
  const list = stubOperation(listSavedHotels, { status_code: 200, message: '', result: [] });
  const { user, record } = await renderPart(remote, <SaveHeart hotel={hotel} />, { stubs: [list] });
  await user.click(await heart());
  await waitFor(() => expect(record.dialogs.map(({ view }) => view)).toEqual(['LOGIN_VIEW']));
  expect(list.calls).toEqual([]);
});
