import { localDate } from '@aylal/domain/calendar';
import { buildTripOrder, loadPart, renderPart } from '@aylal/testing';
import { screen } from '@testing-library/react';
import { remote } from '../../remote.ts';

describe('What trips contribute to the pages of an order', () => {
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

  it('[NEED-08] order.detail.trip tells the rest of a deposit while it is owed, and of what cancelling keeps a part', async () => {
    const { Component } = await loadPart(remote, 'order.detail.trip', 'trip-order');
    const deposit = { now: 1_488_000, rest: 3_472_000, until: localDate('2027-04-17') };
    const { unmount } = await renderPart(remote, <Component order={buildTripOrder({ deposit })} />);
    // Each month is in one piece.
    const rest = screen.getByText(/Үлдэгдэл зохион байгуулагчид/);
    expect(rest).toBeVisible();
    expect(rest).toHaveTextContent(/4-р сарын 17/);
    expect(screen.getByText(/3,472,000/)).toBeVisible();
    expect(screen.getByText('Энд төлсөн дүнгийн 10% суутгана')).toBeVisible();
    unmount();
    const over = { ...buildTripOrder().status, status_code: 10 } as const;
    await renderPart(remote, <Component order={buildTripOrder({ deposit }, { status: over })} />);
    expect(screen.queryByText(/Үлдэгдэл зохион байгуулагчид/)).toBeNull();
  });
});
