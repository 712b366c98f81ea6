import { localDate } from '../calendar/index.ts';
import { instalmentsOffer, type InstalmentsQuestion } from './instalments-offer.ts';

const question: InstalmentsQuestion = {
  terms: {
    initial_payment_amount: 250_000,
    partial_payment_fee: 10_000,
    refund_service_charge: 5_000,
    types: [{ key: 'two', divider: 1, deadline_after_init: 168, refund_comm_rate: 1 }],
  },
  price: 1_000_000,
  departure: localDate('2026-12-04'),
  locale: 'mn',
  today: localDate('2026-11-22'),
};
const reason = (over: Partial<InstalmentsQuestion>) => {
  const offer = instalmentsOffer({ ...question, ...over });
  return offer.kind === 'refused' ? offer.reason : offer.plans.map(({ key }) => key);
};

describe('payment in parts', () => {
  it.each<[string, Partial<InstalmentsQuestion>, unknown]>([
    ['[PAY-02.1] [PAY-02.2] [INST-17] [GAP-14.1] with terms, in Mongolian, 12 days ahead', {}, ['two']],
    ['[INST-17] 11 days ahead', { departure: localDate('2026-12-03') }, 'too-near'],
    ['[PAY-02.1] without terms', { terms: null }, 'no-terms'],
    ['[PAY-02.2] in another language', { locale: 'en' }, 'language'],
    ['[MNY-9] for a price that its plans cannot keep', { price: 250_000 }, 'no-terms'],
  ])('is answered %s', (_name, over, answer) => {
    expect(reason(over)).toEqual(answer);
  });
});
