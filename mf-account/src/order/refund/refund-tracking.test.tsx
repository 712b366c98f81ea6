import type { OrderProduct, OrderRefund } from '@aylal/contracts/orders';
import { renderPart } from '@aylal/testing';
import { screen } from '@testing-library/react';
import { remote } from '../../remote.ts';
import { RefundTracking } from './refund-tracking.tsx';

const refund: OrderRefund = {
  state: 'finished',
  tickets: [],
  fare: 20_000,
  fee: 0,
  discount: 0,
  back: 20_000,
  bank_name: 'Khan',
  account: '512***6789',
  sent_at: '2026-11-21T02:00:00.000Z',
  finished_at: '2026-11-21T03:00:00.000Z',
  payout_from: null,
};

describe('Where a refund is', () => {
  it.each<[OrderProduct, Partial<OrderRefund>, string]>([
    ['flight', { state: 'sent' }, 'Sent; waiting for the airline'],
    ['flight', {}, 'Paid to your account'],
    ['bus', { state: 'sent' }, 'Sent; waiting for our partner'],
    ['bus', { bank_name: 'WALLET' }, 'Back in your wallet'],
    ['trip', { state: 'in-process', bank_name: 'WALLET' }, 'Granted; on its way to your wallet'],
    ['hotel', { state: 'refused' }, 'Not granted; the booking stays valid'],
  ])('of a %s, %o: %s', async (product, over, text) => {
    await renderPart(remote, <RefundTracking order={{ product, refunds: [{ ...refund, ...over }] }} />, {
      locale: 'en',
    });
    expect(screen.getByText(text)).toBeVisible();
  });

  it('[SEC-3] says from when the money leaves to a new account, until it has', async () => {
    const waiting = {
      ...refund,
      state: 'in-process',
      finished_at: null,
      payout_from: '2026-11-24T02:00:00.000Z',
    } as const;
    const done = { ...waiting, state: 'finished', sent_at: '2026-11-20T02:00:00.000Z' } as const;
    await renderPart(remote, <RefundTracking order={{ product: 'flight', refunds: [waiting, done] }} />, {
      locale: 'en',
    });
    expect(screen.getAllByText(/Leaves for the bank from .*24.*: a new account waits 72 hours/)).toHaveLength(1);
  });
});
