import { localDate } from '@aylal/domain/calendar';
import type { InsuranceOrder } from '@aylal/contracts/orders';
import { buildTripOrder } from '@aylal/testing/scenarios';

/** A cover for a week in France that waits for its money. */
export function buildUnpaidCover(): InsuranceOrder {
  const { trip: _trip, ...common } = buildTripOrder();
  return {
    ...common,
    product: 'insurance',
    insurance: {
      slug: 'schengen',
      title: 'Шенген',
      territory: 'Шенгений орнууд',
      medical: { amount: 30_000, currency: 'EUR' },
      deductible: { amount: 0, currency: 'EUR' },
      destination: 'Франц',
      insurer: 'Тэнгэр Даатгал ХХК',
      claim_phone: '+976 7000 5505',
      start_date: localDate('2026-12-01'),
      end_date: localDate('2026-12-07'),
      days: 7,
      insured: [{ last_name: 'BATBOLD', first_name: 'ANUDARI', document_number: 'E1*****78', price: 41_300 }],
      price: 41_300,
      cooling_off_until: localDate('2026-12-14'),
      policy_number: null,
      issued: false,
      delayed: false,
    },
  };
}
