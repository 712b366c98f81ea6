import { localDate } from '@aylal/domain/calendar';
import type { LinkedPriceAlert, CustomerPriceAlert } from '@aylal/contracts/flights';

const watched = {
  origin: 'UBN',
  origin_name: 'Улаанбаатар',
  destination: 'ICN',
  destination_name: 'Сөүл',
  trip_type: 'RT',
  adult: 2,
  child: 0,
  infant: 0,
  depart_date: localDate('2026-12-19'),
  return_date: localDate('2026-12-26'),
  max_price: 2_000_000,
  flex_date: 3,
} as const;

/** An alert as the customer's list holds it. */
export function buildPriceAlert(overrides: Partial<CustomerPriceAlert> = {}): CustomerPriceAlert {
  return {
    ...watched,
    id: '0b0f9a52-1c6f-4b7a-9d4e-3f8a52c1d701',
    contact_email: 'anu@example.mn',
    created_at: '2026-11-20T02:00:00.000Z',
    lowest: { depart_date: localDate('2026-12-17'), total_fare: 1_625_200 },
    ...overrides,
  };
}

/** An alert as its link shows it. */
export function buildLinkedAlert(overrides: Partial<LinkedPriceAlert> = {}): LinkedPriceAlert {
  return { ...watched, contact_email: 'a***@example.mn', stopped: false, ...overrides };
}
