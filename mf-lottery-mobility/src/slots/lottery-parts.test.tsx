import { readShipment } from '@aylal/contracts/cart';
import { loadPart, renderPart, stubOperation } from '@aylal/testing';
import { screen, within } from '@testing-library/react';
import { remote } from '../remote.ts';
import { buildLotteryOrder, buildOrderShipment } from '../testing/build-shipment.ts';

const ok = <R,>(result: R) => ({ status_code: 200 as const, message: '', result });
const shipment = (over = {}) => stubOperation(readShipment, ok(buildOrderShipment(over)));
const locale = 'en';

describe('What is contributed to the pages of an order of tickets', () => {
  it('[GAP-72.2] checkout.summary.lottery says what is paid for and where it is brought, which can still be changed', async () => {
    const { Component } = await loadPart(remote, 'checkout.summary.lottery', 'lottery-checkout-summary');
    const stubs = [shipment()];
    const { user, record } = await renderPart(remote, <Component order={buildLotteryOrder()} />, { locale, stubs });
    expect(screen.getByText('2 × Altan Gobi')).toBeVisible();
    const delivery = within(screen.getByRole('region', { name: 'Delivery address' }));
    expect(await delivery.findByText('Ulaanbaatar, Sükhbaatar, 1st khoroo')).toBeVisible();
    await user.click(delivery.getByRole('button', { name: 'Change the address' }));
    expect(record.dialogs.map(({ view }) => view)).toEqual(['SHIPMENT_LOCATION_VIEW']);
  });

  it('order.detail.lottery shows products, the delivery as a line of its own, and how far it has come', async () => {
    const { Component } = await loadPart(remote, 'order.detail.lottery', 'lottery-order');
    const paid = buildLotteryOrder({ status: { status_code: 4, name: 'Tickets ready' } });
    const stubs = [
      shipment({
        state: 'on-the-way',
        changeable: false,
        leaves_at: '2026-09-01T10:00:00.000Z',
        arrives_at: '2026-09-01T14:00:00.000Z',
      }),
    ];
    const { container } = await renderPart(remote, <Component order={paid} />, { locale, stubs });
    expect(container).toHaveTextContent('Altan Gobi · 2 × ₮1,000₮2,000');
    expect(container).toHaveTextContent('Delivery₮7,000');
    const steps = within(await screen.findByRole('list', { name: 'Delivery so far' })).getAllByRole('listitem');
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    expect(steps[1]).toHaveTextContent(/On its way.*There by/);
    expect(screen.queryByRole('button', { name: 'Change the address' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open the tickets' })).toHaveAttribute(
      'href',
      '/en/lottery/tickets/AYL-4K7P2X',
    );
  });

  it('order.detail.lottery asks for no delivery where there is none, and tries again where it does not come', async () => {
    const { Component } = await loadPart(remote, 'order.detail.lottery', 'lottery-order');
    const plain = buildLotteryOrder({ subject: { items: [], delivery_fee: 0 } });
    const silent = shipment();
    const first = await renderPart(remote, <Component order={plain} />, { locale, stubs: [silent] });
    expect(screen.queryByRole('region', { name: 'Delivery address' })).not.toBeInTheDocument();
    expect(silent.calls).toEqual([]);
    first.unmount();
    const late = stubOperation(readShipment, ['offline', 'offline', 'offline', ok(buildOrderShipment())]);
    const { user } = await renderPart(remote, <Component order={buildLotteryOrder()} />, { locale, stubs: [late] });
    await user.click(await screen.findByRole('button', { name: 'Try again' }, { timeout: 5000 }));
    expect(await screen.findByText('Baga toiruu 14, 32')).toBeVisible();
  });
});

describe('What is contributed to the home page', () => {
  it('home.board leads to lotteries and vehicles, says for whom they are, and asks for nothing', async () => {
    const { Component } = await loadPart(remote, 'home.board', 'entertainment-board');
    await renderPart(remote, <Component />, { locale });
    const board = within(screen.getByRole('region', { name: 'Games and rides' }));
    expect(board.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/en/lottery',
      '/en/ilottery',
      '/en/mobility',
    ]);
    expect(board.getAllByText(/18 and over/)).toHaveLength(2);
  });
});
