import type { BookingAnswer } from './send-booking.ts';
import { submittedBooking } from './submitted-booking.ts';

const url = new URL('http://page.invalid/en/hotels/booking/khan');
const leadsTo = (answer: BookingAnswer): string | null => {
  try {
    submittedBooking({ url }, answer);
    return null;
  } catch (error) {
    return (error as Response).headers.get('location');
  }
};

describe('A booking that a form without scripts asks for', () => {
  it.each(['booked', 'already'] as const)('[MNY-3] leads to the checkout of its order: %s', (kind) => {
    expect(leadsTo({ kind, ref_number: 'AYL-1', message: '' })).toBe('/en/checkout/AYL-1');
  });

  it('[VALID-06] shows the fields that the provider refuses', () => {
    expect(submittedBooking({ url }, { kind: 'fields', fields: { email: 'validation_email' } })).toEqual({
      faults: { email: 'validation_email' },
    });
  });

  it('[MNY-12] asks by the same key only while the outcome is unknown', () => {
    const refused = { kind: 'refused', problem: 'sold-out', message: 'Sold out' } as const;
    expect(submittedBooking({ url }, refused)).toEqual({ refused });
    expect(submittedBooking({ url }, { kind: 'unknown' })).toEqual({ refused: { kind: 'unknown' }, unknown: true });
  });
});
