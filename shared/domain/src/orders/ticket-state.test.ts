import { ticketStateOf, voucherStateOf } from './ticket-state.ts';

describe('ticketStateOf', () => {
  it.each([
    [4, 'valid'],
    [5, 'cancelled'],
    [6, 'cancelled'],
    [7, 'valid'],
    [8, 'valid'],
    [10, 'refunded'],
  ] as const)('of an issued ticket whose order has status %d is %s', (status, state) => {
    expect(ticketStateOf({ status, issued: true, refunded: false })).toBe(state);
  });

  it('is pending until it is issued, and cancelled when its order ended before', () => {
    expect(ticketStateOf({ status: 3, issued: false, refunded: false })).toBe('pending');
    expect(ticketStateOf({ status: 6, issued: false, refunded: false })).toBe('cancelled');
  });

  it('is refunded once all of it is on its way back', () => {
    expect(ticketStateOf({ status: 8, issued: true, refunded: true })).toBe('refunded');
  });
});

describe('voucherStateOf', () => {
  it('is refunded with the first refund that is not refused', () => {
    const order = { status: { status_code: 8 } };
    expect(voucherStateOf(order, true)).toBe('valid');
    expect(voucherStateOf({ ...order, refunds: [{ state: 'refused' }] }, true)).toBe('valid');
    expect(voucherStateOf({ ...order, refunds: [{ state: 'refused' }, { state: 'sent' }] }, true)).toBe('refunded');
  });
});
