import type { PartnerChangeView } from '@aylal/contracts/orders';

const leg = {
  name: 'OM 301',
  from: 'Улаанбаатар (UBN)',
  to: 'Сөүл (ICN)',
  departs_at: '2026-12-19T07:45:00+08:00',
  arrives_at: '2026-12-19T12:00:00+09:00',
};

/** Flights that leave two hours and a half later, to be answered by 2026-11-24 10:00 in Ulaanbaatar: accepted, or refunded for 2,186,400₮. */
export function buildPartnerChange(overrides: Partial<PartnerChangeView> = {}): PartnerChangeView {
  return {
    id: 'PCH-7K2M9Q4X',
    kind: 'retimed',
    state: 'open',
    before: [[leg]],
    after: [[{ ...leg, departs_at: '2026-12-19T10:15:00+08:00', arrives_at: '2026-12-19T14:30:00+09:00' }]],
    answers: ['accept', 'refund'],
    refund: 2_186_400,
    answer_by: '2026-11-24T02:00:00.000Z',
    otherwise: 'accept',
    answered_by: null,
    ...overrides,
  };
}

/** The same flights, cancelled. */
export function buildCancelledJourney(overrides: Partial<PartnerChangeView> = {}): PartnerChangeView {
  return buildPartnerChange({
    kind: 'cancelled',
    after: [[]],
    answers: ['refund'],
    otherwise: 'refund',
    ...overrides,
  });
}
