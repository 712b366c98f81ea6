import { mayCancelOrder, type CancelCall, type CancelFacts } from './order-cancel.ts';

const unpaid: CancelFacts = { product: 'esim', status: 1, payUntil: 1_000 };

describe('[CALL-74] [GAP-11] An order', () => {
  it.each<[string, CancelFacts, CancelCall, number, boolean]>([
    ['waits for money', unpaid, 'order', 999, true],
    ['is one of money for a wallet', { ...unpaid, product: 'top-up' }, 'order', 0, true],
    ['is over by time', unpaid, 'order', 1_000, false],
    ['is paid', { ...unpaid, status: 2 }, 'order', 0, false],
    ['has ended', { ...unpaid, status: 5, payUntil: null }, 'order', 0, false],
    ['is of flights and asked by the common call', { ...unpaid, product: 'flight' }, 'order', 0, false],
    ['is of flights and asked by their own', { ...unpaid, product: 'flight' }, 'flight', 0, true],
    ['is of a hotel and asked by the common call', { ...unpaid, product: 'hotel' }, 'order', 0, false],
    ['is of an eSIM and asked by the call of flights', unpaid, 'flight', 0, false],
  ])('that %s', (_, facts, call, now, may) => {
    expect(mayCancelOrder(facts, call, now)).toBe(may);
  });
});
