import { orderProgress } from './order-progress.ts';
import { ledgerLines } from './money-view.ts';
import type { OrderRow } from './order-row.ts';

const booked = Date.parse('2026-12-01T00:00:00Z');
const departs = Date.parse('2026-12-10T01:00:00Z');
const hour = 3_600_000;

type Facts = Pick<
  OrderRow,
  'status' | 'created_at' | 'starts_at' | 'paid_at' | 'ended_at' | 'fulfilled_at' | 'fulfil_failed_at'
>;
function order(over: Partial<Facts> = {}): Facts {
  return {
    status: 1,
    created_at: booked,
    starts_at: departs,
    paid_at: null,
    ended_at: null,
    fulfilled_at: null,
    fulfil_failed_at: null,
    ...over,
  };
}
const paid = { status: 3, paid_at: booked + hour } as const;
const issued = { ...paid, status: 4, fulfilled_at: booked + 2 * hour } as const;

describe('orderProgress', () => {
  it.each<[string, Facts, number, string[]]>([
    ['waits for money', order(), booked, ['done', 'now', 'next', 'next', 'next']],
    ['is paid', order(paid), booked + hour, ['done', 'done', 'now', 'next', 'next']],
    [
      'is paid and the airline gives no ticket',
      order({ ...paid, fulfil_failed_at: booked + 2 * hour }),
      booked + 2 * hour,
      ['done', 'done', 'failed', 'next', 'next'],
    ],
    ['has its ticket', order(issued), departs - 24 * hour - 1, ['done', 'done', 'done', 'next', 'next']],
    [
      'can be checked in, from exactly a day before',
      order(issued),
      departs - 24 * hour,
      ['done', 'done', 'done', 'now', 'next'],
    ],
    ['has flown', order(issued), departs, ['done', 'done', 'done', 'done', 'done']],
    ['was paid back whole', order({ ...issued, status: 10 }), departs, ['done', 'done', 'done']],
    [
      'ran out of time',
      order({ status: 6, ended_at: booked + hour }),
      departs,
      ['done', 'failed', 'next', 'next', 'next'],
    ],
    [
      'was cancelled',
      order({ status: 5, ended_at: booked + hour }),
      booked + hour,
      ['done', 'failed', 'next', 'next', 'next'],
    ],
  ])('[NEED-08] of an order that %s', (_name, row, now, states) => {
    expect(orderProgress(row, now).map(({ state }) => state)).toEqual(states);
  });
});

describe('ledgerLines', () => {
  it('[NEED-08] carry the balance and put the ticket at its time', () => {
    const lines = ledgerLines({ fulfilled_at: booked + 2, confirmation: 'K4XQ7M' }, [
      { kind: 'order-created', reference: 'AYL-1', at: booked, amount: 100 },
      { kind: 'payment', reference: 'p1', at: booked + 1, amount: -100 },
    ]);
    expect(lines.map(({ kind, balance }) => [kind, balance])).toEqual([
      ['order-created', 100],
      ['payment', 0],
      ['ticket-issued', 0],
    ]);
    expect(lines[2]?.reference).toBe('K4XQ7M');
  });
});
