import { localDate } from '@aylal/domain/calendar';
import type { ResultOf } from '@aylal/contracts';
import type { Insurance, InsuranceListed } from '@aylal/contracts/insurance';
import type { getInsurancePolicy, InsuranceOrder } from '@aylal/contracts/orders';
import { buildCommonOrder } from '@aylal/testing/scenarios';

const listed = {
  slug: 'schengen',
  title: 'Шенген визийн даатгал',
  price: 5_900,
  territory: 'Шенгений 29 орон',
  medical: { amount: 30_000, currency: 'EUR' },
  deductible: { amount: 0, currency: 'EUR' },
  sport: false,
};

/** Two covers of a list. */
export function buildCovers(): InsuranceListed[] {
  return [listed, { ...listed, slug: 'sport', title: 'Спорт, адал явдал', territory: 'Дэлхий даяар', sport: true }];
}

/** Cover for the Schengen visa, for ages up to 80. */
export function buildCover(): Insurance {
  return {
    ...listed,
    terms: 'schengen-terms',
    insurer: 'Тэнгэр Даатгал ХХК',
    claim_phone: '+976 7000 5505',
    cooling_off_days: 14,
    max_days: 92,
    bands: [
      { from: 0, to: 17, percent: 60 },
      { from: 18, to: 64, percent: 100 },
      { from: 65, to: 80, percent: 205 },
    ],
    countries: [
      { code: 'FR', name: 'Франц' },
      { code: 'DE', name: 'Герман' },
    ],
    risks: {
      coverage: [
        { risk_name: 'Яаралтай эмчилгээ', limit: null },
        { risk_name: 'Шүдний яаралтай тусламж', limit: { amount: 200, currency: 'EUR' } },
      ],
      non_coverage: [{ risk_name: 'Дайн, үймээн', limit: null }],
    },
  };
}

/** An order of a week for one adult that waits for its money. */
export function buildInsuranceOrder(over: Partial<InsuranceOrder['insurance']> = {}): InsuranceOrder {
  const common = buildCommonOrder({ title: listed.title });
  return {
    ...common,
    product: 'insurance',
    full_refund: { kind: 'blocked', reason: 'status' },
    insurance: { ...insured(), ...over },
  };
}

function insured(): InsuranceOrder['insurance'] {
  const { slug, title, territory, medical, deductible } = listed;
  return {
    slug,
    title,
    territory,
    medical,
    deductible,
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
  };
}

/** The policy of that order. */
export function buildPolicy(): ResultOf<typeof getInsurancePolicy> {
  const person = { last_name: 'BATBOLD', first_name: 'ANUDARI', birthday: localDate('1990-05-05'), nationality: 'MN' };
  return {
    ...insured(),
    policy_number: 'TD-SC-0A1B2C3D',
    issued: true,
    issued_on: localDate('2026-11-30'),
    insured: [{ ...person, document_number: 'E12345678' }],
    risks: ['Яаралтай эмчилгээ'],
  };
}
