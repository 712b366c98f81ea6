import type { TopUpOrder } from '@aylal/contracts/orders';
import { buildCommonOrder } from '@aylal/testing/scenarios';

/** An order of money for the wallet that waits for its payment. */
export function buildTopUp(overrides: Partial<TopUpOrder> = {}): TopUpOrder {
  const total = 50_000;
  const ref_number = 'AYL-7TQ4M';
  return {
    ...buildCommonOrder({ ref_number, title: 'Хэтэвч цэнэглэлт', total, to_pay: total, must_pay: total, actions: [] }),
    product: 'top-up',
    subject: { type: 'wallet' },
    server_time: '2026-11-21T02:05:00.000Z',
    ledger: [
      { at: '2026-11-21T02:00:00.000Z', kind: 'order-created', reference: ref_number, amount: total, balance: total },
    ],
    ...overrides,
  };
}
