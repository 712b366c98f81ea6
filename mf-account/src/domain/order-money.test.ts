import { localDate } from '@aylal/domain/calendar';
import { buildOrder } from '@aylal/testing';
import type { FlightOrder, LedgerLine, OrderStatusCode } from '@aylal/contracts/orders';
import { orderMoney, statusTone } from './order-money.ts';

const at = '2026-11-21T02:40:00.000Z';
const line = (kind: LedgerLine['kind'], amount: number): LedgerLine => ({
  at,
  kind,
  reference: '',
  amount,
  balance: 0,
});
const order = (status_code: OrderStatusCode, overrides: Partial<FlightOrder> = {}) =>
  orderMoney(buildOrder({ status: { status_code, name: '' }, ...overrides }));

const change = (state: 'to-pay' | 'lapsed') => ({
  state,
  trips: [],
  penalty: 50_000,
  fare_difference: 0,
  to_pay: 50_000,
  credit: 0,
});

describe('Where the money of an order is', () => {
  it.each([
    ['unpaid', order(1), { state: 'unpaid', toPay: 2_186_400, until: '2026-11-21T02:30:00.000Z' }],
    [
      'a part paid',
      order(1, { paid: 1000, to_pay: 2_185_400, must_pay: 2_185_400 }),
      { state: 'partly-paid', paid: 1000, toPay: 2_185_400, until: '2026-11-21T02:30:00.000Z' },
    ],
    ['paid, being issued', order(3, { paid: 2_186_400 }), { state: 'issuing', paid: 2_186_400 }],
    [
      'paid, not issued',
      order(2, { paid: 2_186_400, progress: [{ step: 'issued', state: 'failed', at }] }),
      { state: 'issue-failed', paid: 2_186_400 },
    ],
    ['issued', order(4, { paid: 2_186_400 }), { state: 'paid', paid: 2_186_400 }],
    [
      'to be changed once the difference is paid',
      order(1, { paid: 2_186_400, to_pay: 50_000, must_pay: 50_000, change: change('to-pay') }),
      { state: 'change-unpaid', toPay: 50_000, until: '2026-11-21T02:30:00.000Z' },
    ],
    [
      'as it was, because the difference was not paid',
      order(4, { change: change('lapsed') }),
      { state: 'change-lapsed' },
    ],
    ['changed', order(7, { paid: 100 }), { state: 'changed', paid: 100 }],
    ['expired without money', order(6), { state: 'nothing-taken' }],
    ['cancelled without money', order(5), { state: 'nothing-taken' }],
    ['refund asked for', order(8, { paid: 100 }), { state: 'refunding', paid: 100 }],
    ['refund finished', order(10), { state: 'refunded' }],
  ])('is told for an order that is %s', (_, money, expected) => {
    expect(money).toEqual(expected);
  });

  it.each([
    ['2026-11-28T15:59:00.000Z', 'in-parts'],
    ['2026-11-28T16:00:00.000Z', 'part-late'],
  ])('[INST-12.1] at %s is %s: a payment may be made all through its last day in Ulaanbaatar', (server_time, state) => {
    const part = { is_paid: false, to_pay: 500, to_paid: 0, undue_loss_amount: 0 };
    const instalments = [{ ...part, deadline_date: localDate('2026-11-28') }];
    expect(order(4, { paid: 100, to_pay: 500, must_pay: 500, instalments, server_time })).toEqual({
      state,
      paid: 100,
      toPay: 500,
      day: localDate('2026-11-28'),
    });
  });

  it('[MNY-7] is held when it came after the order had ended', () => {
    expect(order(6, { ledger: [line('payment', -500)] })).toEqual({ state: 'held', amount: 500 });
  });

  it('[MNY-7] is returned when it was refunded', () => {
    expect(order(5, { ledger: [line('payment', -500), line('payment-returned', 500)] })).toEqual({
      state: 'returned',
      amount: 500,
    });
  });

  it('[GAP-75] has a tone for every status', () => {
    const codes: OrderStatusCode[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    expect(codes.map(statusTone)).toEqual([
      'gold',
      'accent',
      'accent',
      'success',
      'neutral',
      'neutral',
      'accent',
      'accent',
      'accent',
      'success',
    ]);
  });
});
