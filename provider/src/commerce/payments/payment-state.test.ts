import type { StoredChange } from '../orders/order-row.ts';
import { paymentState } from './payment-state.ts';

describe('paymentState', () => {
  it.each([
    ['nothing was begun', 1, 0, false, true, 'not-started'],
    ['an invoice is open', 1, 0, true, true, 'waiting'],
    ['a part has come', 1, 5, true, true, 'partial'],
    ['the partner cannot be asked', 1, 0, true, false, 'unknown'],
    ['a part has come and the partner cannot be asked', 1, 5, true, false, 'unknown'],
    ['all has come, whoever can be asked', 2, 9, true, false, 'paid'],
    ['the ticket is there', 4, 9, false, true, 'paid'],
    ['a part is whole and no other is begun', 4, 5, false, true, 'paid'],
    ['a later part has an open invoice', 4, 5, true, true, 'waiting'],
    ['a later part has an open invoice and the partner cannot be asked', 4, 5, true, false, 'unknown'],
    ['it is cancelled', 5, 0, false, true, 'expired'],
    ['the time is over', 6, 0, false, true, 'expired'],
    ['the time is over and the partner cannot be asked', 6, 0, true, false, 'unknown'],
  ] as const)('[GAP-89.2] when %s', (_name, status, paid, hasInvoice, reached, state) => {
    expect(paymentState({ status, paid, total: 9, change: null }, hasInvoice, reached)).toBe(state);
  });

  it.each([
    ['nothing of the difference has come', 1, 900, 'to-pay', 'waiting'],
    ['a part of the difference has come', 1, 905, 'to-pay', 'partial'],
    ['the time for the difference is over', 4, 900, 'lapsed', 'expired'],
    ['its ticket is made while a change before it has lapsed', 2, 900, 'lapsed', 'paid'],
  ] as const)('[GAP-89.2] of a change when %s', (_name, status, paid, state, expected) => {
    const change = { state, heldTotal: 900 } as StoredChange;
    expect(paymentState({ status, paid, total: 900, change }, true, true)).toBe(expected);
  });
});
