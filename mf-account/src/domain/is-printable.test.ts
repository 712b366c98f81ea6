import type { OrderRefund, OrderStatusCode } from '@aylal/contracts/orders';
import { buildIssuedOrder } from '@aylal/testing/memory';
import { isPrintable } from './is-printable.ts';

const refund: OrderRefund = {
  state: 'sent',
  tickets: ['1'],
  fare: 1_093_200,
  fee: 150_000,
  discount: 0,
  back: 943_200,
  bank_name: 'Khan',
  account: '512***6789',
  sent_at: '2026-11-21T03:00:00.000Z',
  finished_at: null,
  payout_from: null,
};
const order = (status_code: OrderStatusCode, tickets: string[]) =>
  buildIssuedOrder({
    status: { status_code, name: '' },
    travellers: ['1', '2'].map((ticket_number) => ({
      type: 'adult',
      surname: 'BATBOLD',
      given_name: 'ANUDARI',
      doc_number: '',
      ticket_number,
    })),
    refunds: [{ ...refund, tickets }],
  });

describe('A ticket to print', () => {
  it.each<[string, OrderStatusCode, string[], boolean]>([
    ['of an issued order', 4, [], true],
    ['of a changed order', 7, [], true],
    ['while another one is being refunded', 8, ['1'], true],
    ['while another one is on its way to the bank', 9, ['2'], true],
    ['not when all are being refunded', 8, ['1', '2'], false],
    ['not when all are refunded', 10, ['1', '2'], false],
    ['not before there is one', 3, [], false],
  ])('%s', (_, status, tickets, printable) => {
    expect(isPrintable(order(status, tickets))).toBe(printable);
  });
});
