import type { BodyInput } from '@aylal/contracts';
import type { bookHotel, HotelQuote } from '@aylal/contracts/hotels';
import type { PaymentType } from '@aylal/domain/payments';
import { nameForSending } from '@aylal/domain/people';
import type { BookingValues } from './booking-form-schema.ts';

/** What is sent (CALL-26, GAP-83): parts are paid for `bnpl` alone. */
export function bookingToCommand(
  values: BookingValues,
  { uid, rate, stay }: Pick<HotelQuote, 'uid' | 'rate' | 'stay'>,
  type: PaymentType,
  plan?: string,
): BodyInput<typeof bookHotel> {
  const { check_in, check_out, rooms, adults, children, child_age_details, nationality } = stay;
  const { guests, special_request = '', ...contact } = values;
  return {
    uid,
    room_id: rate.rate_key,
    check_in,
    check_out,
    rooms,
    adults,
    children,
    child_age_details,
    nationality,
    log_info: rate.log_id,
    ...contact,
    guests: guests.map(({ last_name, first_name, gender }) => ({
      last_name: nameForSending(last_name),
      first_name: nameForSending(first_name),
      gender: gender === 'M' ? 'M' : 'F',
    })),
    special_request,
    partial_payment: type === 'bnpl',
    ...(plan ? { partial_payment_type: plan } : {}),
    type,
  };
}
