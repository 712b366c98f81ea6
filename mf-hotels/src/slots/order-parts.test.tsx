import { buildBookedHotel, buildHotelOrder, loadPart, renderPart } from '@aylal/testing';
import { screen, within } from '@testing-library/react';
import { remote } from '../remote.ts';
import { view as guestsView } from './hotel-guests-dialog.tsx';

describe('What is contributed to the pages of an order', () => {
  it('checkout.summary.hotel says what is paid for, and apart from it what the hotel takes', async () => {
    const { Component } = await loadPart(remote, 'checkout.summary.hotel', 'hotels-checkout-summary');
    const { user, record } = await renderPart(remote, <Component order={buildHotelOrder()} />);
    expect(screen.getByText('Тэнгэр Плаза')).toBeVisible();
    expect(screen.getByText('Буудалд төлнө')).toBeVisible();
    expect(screen.getByText('18,000₮')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Зочид' }));
    expect(record.dialogs.map(({ view }) => view)).toEqual(['HOTEL_PASSENGER_INFO_VIEW']);
  });

  it('order.detail.hotel is the voucher once the hotel has it: number, guests, sums never merged, terms by its clock', async () => {
    const { Component } = await loadPart(remote, 'order.detail.hotel', 'hotels-order');
    await renderPart(remote, <Component order={buildBookedHotel()} />);
    const voucher = screen.getByRole('region', { name: 'Зочид буудлын ваучер' });
    expect(voucher).toHaveTextContent('DI4F0A12');
    expect(await within(voucher).findByRole('img', { name: 'DI4F0A12 дугаартай QR код' })).toBeVisible();
    expect(voucher).toHaveTextContent('BAT SARNAI');
    expect(within(voucher).getByRole('link', { name: '+976 7000 0001' })).toHaveAttribute('href', 'tel:+97670000001');
    const words = voucher.textContent.replaceAll('\u2060', '');
    expect(words).toContain('2026 оны 12-р сарын 18, Баасан');
    expect(words).toContain('14:00-оос');
    expect(words).toContain('2026 оны 12-р сарын 21, Даваа');
    const sum = screen.getByRole('region', { name: 'Нийт үнэ' });
    expect(sum).toHaveTextContent('Өрөөний үнэ1,167,000₮');
    expect(sum).toHaveTextContent('Буудалд төлнөХотын татвар18,000₮');
    expect(sum).toHaveTextContent('2026/12/17 18:00 – 2026/12/18 12:00389,000₮ суутгана');
  });

  it('order.detail.hotel says what comes while the hotel has not confirmed', async () => {
    const { Component } = await loadPart(remote, 'order.detail.hotel', 'hotels-order');
    await renderPart(remote, <Component order={buildHotelOrder()} />);
    expect(screen.getByText(/баталгаажуулах дугаар энд гарна/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Зочид буудлын ваучер' })).toHaveTextContent('Бичигдээгүй байна');
    expect(screen.queryByRole('img', { name: /QR/ })).toBeNull();
  });

  it('[MODAL-65] [GAP-80.10] the guests are read only', async () => {
    const { guests } = buildHotelOrder().hotel;
    await renderPart(remote, <guestsView.Component props={{ guests }} close={() => {}} />);
    expect(screen.getByText('BAT SARNAI')).toBeVisible();
  });
});
