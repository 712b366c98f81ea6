import { localDate } from '../calendar/index.ts';
import { termsOffer } from './terms-offer.ts';

const question = {
  terms: {
    initial_payment_amount: 225_000,
    partial_payment_fee: 9_000,
    refund_service_charge: 5_000,
    types: [{ key: 'three', divider: 2, deadline_after_init: 240, refund_comm_rate: 2 }],
  },
  price: 900_000,
  departure: localDate('2026-12-10'),
  locale: 'mn',
  today: localDate('2026-11-22'),
  discount: 0,
} as const;
const amounts = (over: object) => {
  const offer = termsOffer({ ...question, ...over });
  return offer.kind === 'offered'
    ? offer.plans.map(({ parts, total }) => [parts.map(({ amount }) => amount), total])
    : offer.reason;
};

describe('Changing an order to payment in parts', () => {
  it('has the plans of the booking, from today on', () => {
    expect(amounts({})).toEqual([[[248_000, 337_500, 337_500], 923_000]]);
  });

  it('[MNY-11] lowers the last payments by the discount, and leaves out a plan of nothing', () => {
    expect(amounts({ discount: 50_000 })).toEqual([[[248_000, 337_500, 287_500], 873_000]]);
    expect(amounts({ discount: 400_000 })).toEqual([[[248_000, 275_000], 523_000]]);
    expect(amounts({ discount: 923_000 })).toBe('no-terms');
  });

  it('[PAY-02.1] [PAY-02.2] [GAP-14.1] keeps the conditions of the booking', () => {
    expect(amounts({ locale: 'en' })).toBe('language');
    expect(amounts({ today: localDate('2026-11-29') })).toBe('too-near');
    expect(amounts({ terms: null })).toBe('no-terms');
  });

  it('says that it is refused when no plan is left', () => {
    expect(termsOffer({ ...question, discount: 923_000 })).toEqual({ kind: 'refused', reason: 'no-terms' });
  });
});
