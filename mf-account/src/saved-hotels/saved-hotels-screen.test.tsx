import { listSavedHotels, removeSavedHotel, type SavedHotel } from '@aylal/contracts/hotels';
import { buildSessionUser, renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { remote } from '../remote.ts';

const build = (id: string, over: Partial<SavedHotel> = {}): SavedHotel => ({
  id,
  saved_at: '2026-11-20T00:00:00Z',
  price: 400_000,
  price_now: 389_000,
  hotel: { tapa_code: 'ULN-0001', name: 'Тэнгэр Плаза', picture: null, star_rating: 4.5, address: 'Улаанбаатар' },
  ...over,
});
const open = (...stubs: Stub[]) => renderRemote(remote, { at: '/mn/user/hotels', user: buildSessionUser(), stubs });
const ok = (result: SavedHotel[]) => ({ status_code: 200 as const, message: '', result });

describe('Saved hotels', () => {
  it('[ROUTE-24] [CALL-64] show the price of a night now and how it moved since they were saved, and lead there', async () => {
    const other = {
      tapa_code: 'ULN-0002',
      name: 'Сэлбэ Гарден',
      picture: null,
      star_rating: 3,
      address: 'Улаанбаатар',
    };
    await open(
      stubOperation(
        listSavedHotels,
        ok([build('saved-0001'), build('saved-0002', { hotel: other, price_now: 450_000 })]),
      ),
    );
    const [first, second] = within(await screen.findByRole('list', { name: 'Хадгалсан буудал' })).getAllByRole(
      'listitem',
    );
    expect(first).toHaveTextContent('389,000₮');
    expect(first).toHaveTextContent('11,000₮ хямдарсан');
    expect(second).toHaveTextContent('50,000₮ нэмэгдсэн');
    expect(screen.getByRole('link', { name: 'Тэнгэр Плаза' })).toHaveAttribute(
      'href',
      expect.stringContaining('/mn/hotels/view/ULN-0001/hotel?check_in=2026-12-21'),
    );
  });

  it('[CALL-65] are let go', async () => {
    const remove = stubOperation(removeSavedHotel, { status_code: 200, message: '', result: null });
    const list = stubOperation(listSavedHotels, () => ok(remove.calls.length === 0 ? [build('saved-0001')] : []));
    const { user } = await open(list, remove);
    await user.click(await screen.findByRole('button', { name: 'Жагсаалтаас хасах: Тэнгэр Плаза' }));
    expect(await screen.findByText('Хадгалсан буудал алга')).toBeVisible();
    expect(remove.calls[0]?.params).toEqual({ id: 'saved-0001' });
  });

  it('wait, and are read again when that failed', async () => {
    const hanging = await open(stubOperation(listSavedHotels, 'hanging'));
    expect(await screen.findByRole('status')).toHaveTextContent('ачаалж байна');
    hanging.unmount();
    const { user } = await open(
      stubOperation(listSavedHotels, ['offline', 'offline', 'offline', ok([build('saved-0001')])]),
    );
    await user.click(await screen.findByRole('button', { name: 'Дахин оролдох' }, { timeout: 5000 }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Тэнгэр Плаза' })).toBeVisible());
  });
});
