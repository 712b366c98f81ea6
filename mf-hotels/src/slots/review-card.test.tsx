import { getOwnReview, writeHotelReview } from '@aylal/contracts/hotels';
import { buildBookedHotel, renderPart, stubOperation, type Stub } from '@aylal/testing';
import { screen, waitFor } from '@testing-library/react';
import { remote } from '../remote.ts';
import { buildReview } from '../testing/hotels-stubs.ts';
import { ReviewCard } from './review-card.tsx';

const ok = <R,>(result: R) => ({ status_code: 200 as const, message: '', result });
const text = 'Өрөө цэвэрхэн, ажилчид нь найрсаг байлаа.';
const stayed = { ...buildBookedHotel(), server_time: '2026-12-22T04:00:00.000Z' };
const open = (order: typeof stayed, ...stubs: Stub[]) => renderPart(remote, <ReviewCard order={order} />, { stubs });

describe('The review of a stay', () => {
  it('is asked for after the stay, says at each field what is missing, and is sent with what was typed', async () => {
    const own = stubOperation(getOwnReview, [
      ok({ open: true, review: null }),
      ok({ open: true, review: { ...buildReview(1), text } }),
    ]);
    const write = stubOperation(writeHotelReview, ok({ ...buildReview(1), text }));
    const { user, record } = await open(stayed, own, write);
    await user.type(await screen.findByRole('textbox', { name: /Сэтгэгдэл/ }), 'Сайн');
    await user.click(screen.getByRole('button', { name: 'Сэтгэгдэл илгээх' }));
    expect(await screen.findByText('Арай дэлгэрэнгүй бичнэ үү: 20 тэмдэгтээс урт')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Үнэлгээ, 10-аас' })).toHaveAttribute('aria-invalid', 'true');
    expect(write.calls).toHaveLength(0);
    expect(screen.getByRole('textbox', { name: /Сэтгэгдэл/ })).toHaveValue('Сайн');

    await user.selectOptions(screen.getByRole('combobox', { name: 'Үнэлгээ, 10-аас' }), '9');
    await user.click(screen.getByRole('radio', { name: 'Гэр бүлээрээ' }));
    await user.clear(screen.getByRole('textbox', { name: /Сэтгэгдэл/ }));
    await user.type(screen.getByRole('textbox', { name: /Сэтгэгдэл/ }), text);
    await user.click(screen.getByRole('button', { name: 'Сэтгэгдэл илгээх' }));
    await waitFor(() =>
      expect(write.calls.map(({ body }) => body)).toEqual([
        { ref_number: stayed.ref_number, score: 9, text, kind: 'family' },
      ]),
    );
    expect(record.toasts).toMatchObject([{ kind: 'success' }]);
    expect(await screen.findByRole('heading', { name: 'Таны сэтгэгдэл' })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Засах' }));
    expect(screen.getByRole('textbox', { name: /Сэтгэгдэл/ })).toHaveValue(text);
  });

  it('is not asked for before the stay, not even the provider', async () => {
    const own = stubOperation(getOwnReview, ok({ open: false, review: null }));
    await open({ ...stayed, server_time: '2026-12-19T04:00:00.000Z' }, own);
    expect(own.calls).toHaveLength(0);
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('says that it could not be loaded, and asks again', async () => {
    const own = stubOperation(getOwnReview, ['offline', 'offline', 'offline', ok({ open: true, review: null })]);
    const { user } = await open(stayed, own);
    await user.click(await screen.findByRole('button', { name: 'Дахин оролдох' }, { timeout: 5000 }));
    expect(await screen.findByRole('button', { name: 'Сэтгэгдэл илгээх' })).toBeVisible();
  });

  it('says that it was not sent, and keeps what was typed', async () => {
    const own = stubOperation(getOwnReview, ok({ open: true, review: null }));
    const { user } = await open(stayed, own, stubOperation(writeHotelReview, 'offline'));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Үнэлгээ, 10-аас' }), '10');
    await user.type(screen.getByRole('textbox', { name: /Сэтгэгдэл/ }), text);
    await user.click(screen.getByRole('button', { name: 'Сэтгэгдэл илгээх' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Сэтгэгдэл/ })).toHaveValue(text);
  });
});
