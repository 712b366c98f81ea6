import { invoiceStage, type InvoiceFacts } from './invoice-stage.ts';

const open: InvoiceFacts = {
  invoice: 'open',
  payment: 'waiting',
  declined: null,
  matching: false,
  unanswered: false,
  over: false,
  touched: false,
};

describe('The stage of the payment window', () => {
  it.each<[string, Partial<InvoiceFacts>, string]>([
    ['an invoice is being opened', { invoice: 'opening', payment: undefined }, 'opening'],
    ['the partner is away', { invoice: { refused: 'payment-unavailable' } }, 'refused'],
    ['it is open', {}, 'open'],
    ['it is open and nobody has asked how it stands', { payment: undefined }, 'open'],
    ['a bank app was opened', { touched: true }, 'seen'],
    ['the bank has declined it', { declined: 'declined', touched: true }, 'declined'],
    ['a transfer is being matched', { matching: true, over: true }, 'matching'],
    ['its time is over after a refusal', { declined: 'declined', over: true }, 'expired'],
    ['a part has arrived', { payment: 'partial', touched: true }, 'partial'],
    ['its time is over', { over: true }, 'expired'],
    ['the partner says expired', { payment: 'expired' }, 'expired'],
    ['the last question had no answer', { unanswered: true }, 'unknown'],
    ['the partner does not know', { payment: 'unknown', over: true }, 'unknown'],
    ['it was paid after its time', { payment: 'paid', over: true }, 'paid'],
    ['it was paid while another is being opened', { payment: 'paid', invoice: 'opening' }, 'paid'],
  ])('when %s: %3$s', (_, facts, kind) => {
    expect(invoiceStage({ ...open, ...facts }).kind).toBe(kind);
  });
});
