import { localDate } from '@aylal/domain/calendar';
import type { EsimOrder, OrderStatusCode, Order, TripOrder } from '@aylal/contracts/orders';
import { buildTripOrder } from '@aylal/testing';
import { buildOrder } from '@aylal/testing/memory';
import { orderMoney } from './order-money.ts';
import { isDelayed, isOrderProduct, moneyMessages } from './order-product.ts';

const flight = (status_code: OrderStatusCode, over: object = {}) =>
  buildOrder({ status: { status_code, name: '' }, ...over });

function esim(status_code: OrderStatusCode, over: Partial<EsimOrder['esim']> = {}, paid = 0): Order {
  return {
    ...flight(status_code, { paid }),
    product: 'esim',
    esim: {
      slug: 'japan-data',
      title: 'Япон',
      plan_type: 'data',
      package: {
        id: 'p1',
        title: '1 GB · 7 хоног',
        price: 11_480,
        data_mb: 1024,
        days: 7,
        is_unlimited: false,
        voice_minutes: 0,
        sms: 0,
        fair_use: null,
      },
      issued: false,
      delayed: false,
      top_up_of: null,
      ...over,
    },
  };
}

const trip = (deposit: TripOrder['trip']['deposit']) =>
  buildTripOrder({ deposit }, { status: { status_code: 4, name: '' }, must_pay: 0 });

describe('An order page of a product', () => {
  it.each([
    ['flight', true],
    ['esim', true],
    ['toString', false],
    ['yacht', false],
    [undefined, false],
  ])('is there for %s: %s', (product, shown) => {
    expect(isOrderProduct(product)).toBe(shown);
  });

  it.each([
    ['a flight', flight(1), 'money'],
    ['an eSIM', esim(1), 'moneyEsim'],
    ['an eSIM that is part paid', esim(1, {}, 1000), 'money'],
    ['an eSIM on its way', esim(3), 'moneyEsim'],
    ['an eSIM that is there', esim(4), 'money'],
    ['a top-up on its way', esim(3, { top_up_of: 'AYL-4K7P2' }), 'moneyEsimTopUp'],
    ['a product without words of its own', { ...flight(3), product: 'ferry' } as unknown as Order, 'moneyGoods'],
    ['a trip that is there', trip(null), 'money'],
    [
      'a trip whose rest its operator takes',
      trip({ now: 300, rest: 700, until: localDate('2027-04-17') }),
      'moneyDeposit',
    ],
  ])('tells of the money of %s in its words', (_, order, text) => {
    expect(moneyMessages(order)).toBe(text);
  });

  it('knows that a supplier keeps it waiting', () => {
    const progress = [{ step: 'issued' as const, state: 'failed' as const, at: '2026-11-21T02:09:00.000Z' }];
    const late = { ...esim(3, {}, 11_480), progress };
    expect([late, esim(3), flight(3)].map(isDelayed)).toEqual([true, false, false]);
    expect(orderMoney(late)).toEqual({ state: 'issue-failed', paid: 11_480 });
  });
});
