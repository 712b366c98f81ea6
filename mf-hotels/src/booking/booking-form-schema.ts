import * as v from 'valibot';
import { fields } from '@aylal/contracts';
import { hotelBookingForm, hotelGuest } from '@aylal/contracts/hotels';

const { contact_name, contact_email, special_request } = hotelBookingForm;

/** What is typed of a booking: the person to reach, one adult for each room, and what is asked of the hotel. Text stays text, so that every fault shows at once. */
export const bookingSchema = v.pipe(
  v.object({
    contact_name,
    contact_email,
    contact_dial_code: fields.dialCode,
    contact_phone: v.pipe(
      v.string(),
      v.nonEmpty('validation_contact_phone_required'),
      v.check((text) => v.is(fields.phone, text), 'validation_contact_phone'),
    ),
    guests: v.array(
      v.object({
        last_name: hotelGuest.entries.last_name,
        first_name: hotelGuest.entries.first_name,
        gender: v.pipe(
          v.string(),
          v.check((text) => text === 'F' || text === 'M', 'validation_gender'),
        ),
      }),
    ),
    special_request,
  }),
  fields.checkContactPhone(),
);

export type BookingValues = {
  contact_name: string;
  contact_email: string;
  contact_dial_code: string;
  contact_phone: string;
  guests: { last_name: string; first_name: string; gender: string }[];
  special_request?: string | undefined;
};

/** Nothing typed yet: one guest for each room. */
export function emptyBooking(rooms: number): BookingValues {
  return {
    contact_name: '',
    contact_email: '',
    contact_dial_code: '976',
    contact_phone: '',
    guests: Array.from({ length: rooms }, () => ({ last_name: '', first_name: '', gender: '' })),
    special_request: '',
  };
}
