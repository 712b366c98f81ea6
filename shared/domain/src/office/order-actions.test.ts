import { actionsOnOrder, standingMailOf, type OfficeOrderFacts } from './order-actions.ts';

const now = 1_000_000;
const order: OfficeOrderFacts = {
  status: 1,
  payUntil: now + 1,
  isChanging: false,
  hasSupplier: true,
  hasAddress: true,
  hasReceipt: false,
};

describe('What the office may do with an order', () => {
  it.each<[string, Partial<OfficeOrderFacts>, readonly string[]]>([
    ['waits for its money', {}, ['cancel', 'resend-mail']],
    ['has waited long enough', { payUntil: now }, ['resend-mail']],
    ['is paid', { status: 2 }, ['retry', 'give-up', 'resend-mail']],
    ['is being issued', { status: 3 }, ['retry', 'give-up', 'resend-mail']],
    ['is issued again after a change', { status: 3, isChanging: true }, ['retry', 'resend-mail']],
    ['is paid and has its goods with the money', { status: 2, hasSupplier: false }, ['resend-mail']],
    ['is issued', { status: 4 }, ['resend-mail']],
    ['is changed', { status: 7 }, ['resend-mail']],
    ['is issued and has no address', { status: 4, hasAddress: false }, []],
    ['is issued and has an e-receipt', { status: 4, hasReceipt: true }, ['resend-mail', 'resend-receipt']],
    ['is cancelled', { status: 5 }, []],
    ['has expired', { status: 6 }, []],
    ['is being paid back', { status: 9 }, []],
  ])('that %s', (_name, changes, actions) => {
    expect(actionsOnOrder({ ...order, ...changes }, now)).toEqual(actions);
  });

  it('sends the mail that tells how the order is', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((status) => standingMailOf({ status }))).toEqual([
      'booked',
      'paid',
      'paid',
      'issued',
      null,
      null,
      'issued',
      null,
      null,
      null,
    ]);
  });
});
