import type { OrderProduct, OrderRefund } from '@aylal/contracts';
import { renderPart } from '@aylal/testing';
import { screen } from '@testing-library/react';
import { remote } from '../remote.ts';
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
};

describe('Where a refund is', () => {
  it.each<[OrderProduct, Partial<OrderRefund>, string]>([
    ['flight', { state: 'sent' }, 'Sent; the airline is asked'],
    ['flight', {}, 'Paid to your account'],
    ['bus', { state: 'sent' }, 'Sent; our partner is asked'],
    ['bus', { bank_name: 'WALLET' }, 'Back in your wallet'],
    ['trip', { state: 'in-process', bank_name: 'WALLET' }, 'Granted; on its way to your wallet'],
    ['hotel', { state: 'refused' }, 'Not granted; the booking stays good'],
  ])('of a %s, %o: %s', async (product, over, text) => {
    await renderPart(remote, <RefundTracking order={{ product, refunds: [{ ...refund, ...over }] }} />, {
      locale: 'en',
    });
    expect(screen.getByText(text)).toBeVisible();
  });
});
