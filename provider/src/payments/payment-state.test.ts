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
    ['the time is over', 6, 0, false, true, 'expired'],
    ['the time is over and the partner cannot be asked', 6, 0, true, false, 'unknown'],
  ] as const)('[GAP-89] when %s', (_name, status, paid, hasInvoice, reached, state) => {
    expect(paymentState({ status, paid, total: 9 }, hasInvoice, reached)).toBe(state);
  });
});
