import type { PlainOrderDetail } from '@aylal/contracts';

/** An order of money for the wallet that waits for its payment. */
export function buildTopUp(overrides: Partial<PlainOrderDetail> = {}): PlainOrderDetail {
  return {
    ref_number: 'AYL-7TQ4M',
    product: 'top-up',
    title: 'Хэтэвч цэнэглэлт',
    status: { status_code: 1, name: 'Төлбөр хүлээж байна' },
    created_at: '2026-11-21T02:00:00.000Z',
    pay_until: '2026-11-21T02:30:00.000Z',
    subject: { type: 'wallet' },
    total: 50_000,
    paid: 0,
    to_pay: 50_000,
    must_pay: 50_000,
    server_time: '2026-11-21T02:05:00.000Z',
    ledger: [
      {
        at: '2026-11-21T02:00:00.000Z',
        kind: 'order-created',
        reference: 'AYL-7TQ4M',
        amount: 50_000,
        balance: 50_000,
      },
    ],
    progress: [
      { step: 'booked', state: 'done', at: '2026-11-21T02:00:00.000Z' },
      { step: 'paid', state: 'now', at: null },
      { step: 'issued', state: 'next', at: null },
    ],
    ...overrides,
  };
}
