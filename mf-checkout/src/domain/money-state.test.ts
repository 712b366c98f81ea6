import type { OrderStatusCode } from '@aylal/contracts/orders';
import type { PaymentState } from '@aylal/contracts/payments';
import { mayPay, moneyState, type MoneyState } from './money-state.ts';

interface Row {
  name: string;
  code?: OrderStatusCode;
  payment?: PaymentState;
  declined?: boolean;
  matching?: boolean;
  unanswered?: boolean;
  begun?: boolean;
  over?: boolean;
  partOpen?: boolean;
  is: MoneyState;
}

const rows: Row[] = [
  { name: 'nothing was begun', payment: 'not-started', is: 'not-started' },
  { name: 'nobody has answered yet', is: 'not-started' },
  { name: 'an invoice is open', payment: 'waiting', is: 'waiting' },
  { name: 'the bank has declined it', payment: 'waiting', declined: true, is: 'declined' },
  { name: 'a transfer is being matched', payment: 'waiting', matching: true, is: 'matching' },
  { name: 'what was matched is paid', payment: 'paid', matching: true, is: 'paid' },
  { name: 'a part has arrived and another try was declined', payment: 'partial', declined: true, is: 'partial' },
  { name: 'it was paid after all', payment: 'paid', declined: true, is: 'paid' },
  { name: 'a part has arrived', payment: 'partial', is: 'partial' },
  { name: 'the partner says paid', payment: 'paid', is: 'paid' },
  { name: 'the order is paid and the question fails', code: 2, unanswered: true, is: 'paid' },
  { name: 'the ticket is issued', code: 4, payment: 'not-started', is: 'paid' },
  { name: 'the partner does not know', payment: 'unknown', is: 'unknown' },
  { name: 'silence after something was begun', payment: 'waiting', begun: true, unanswered: true, is: 'unknown' },
  { name: 'silence before anything was begun', payment: 'not-started', unanswered: true, is: 'not-started' },
  { name: 'the hold ran out', payment: 'not-started', over: true, is: 'expired' },
  { name: 'the order expired', code: 6, is: 'expired' },
  { name: 'the hold ran out while the state is unknown', payment: 'unknown', over: true, is: 'unknown' },
  { name: 'paid after the hold ran out', code: 6, payment: 'paid', is: 'paid' },
  {
    name: 'the part before is paid and the next is to come',
    code: 4,
    payment: 'paid',
    partOpen: true,
    is: 'not-started',
  },
  { name: 'the invoice of a later part is open', code: 4, payment: 'waiting', partOpen: true, is: 'waiting' },
  {
    name: 'a later part was declined',
    code: 4,
    payment: 'waiting',
    declined: true,
    partOpen: true,
    is: 'declined',
  },
  { name: 'the partner does not know of a later part', code: 4, payment: 'unknown', partOpen: true, is: 'unknown' },
  { name: 'the later part has come', code: 4, payment: 'paid', is: 'paid' },
  { name: 'the order is cancelled', code: 5, payment: 'not-started', is: 'cancelled' },
];

describe('Where the money of an order is', () => {
  it.each(rows)(
    '[GAP-89.2] when $name: $is',
    ({
      code = 1,
      payment,
      declined = false,
      matching = false,
      unanswered = false,
      begun = false,
      over = false,
      partOpen = false,
      is,
    }) => {
      const order = { status: { status_code: code, name: '' }, to_pay: 1000 };
      expect(moneyState({ order, payment, declined, matching, unanswered, begun, over, partOpen })).toBe(is);
    },
  );

  it.each([
    ['not-started', true],
    ['waiting', true],
    ['declined', true],
    ['partial', true],
    ['matching', false],
    ['unknown', false],
    ['paid', false],
    ['expired', false],
    ['cancelled', false],
  ] as const)('[MNY-12] offers a payment while %s: %s', (state, offered) => {
    expect(mayPay(state)).toBe(offered);
  });
});
