import { buildTripOrder, loadPart, renderPart } from '@aylal/testing';
import { screen } from '@testing-library/react';
import { remote } from '../../remote.ts';

describe('What trips lend to the pages of an order', () => {
  it('checkout.summary.trip says what is paid for', async () => {
    const { Component } = await loadPart(remote, 'checkout.summary.trip', 'trip-checkout-summary');
    await renderPart(remote, <Component order={buildTripOrder()} />);
    expect(screen.getByText('Говийн 7 хоног')).toBeVisible();
    expect(screen.getByText('BAT SARNAI')).toBeVisible();
  });

  it.each([
    [false, null],
    [true, 'TRP-1234'],
  ])('order.detail.trip has the programme, and the number once it is confirmed: %s', async (issued, confirmation) => {
    const { Component } = await loadPart(remote, 'order.detail.trip', 'trip-order');
    await renderPart(remote, <Component order={buildTripOrder({ issued, confirmation })} />);
    expect(screen.getByText('Хавцлаар алхана')).toBeVisible();
    expect(screen.queryByText('TRP-1234') !== null).toBe(issued);
  });
});
