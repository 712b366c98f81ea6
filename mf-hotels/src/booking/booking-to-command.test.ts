import { paymentTypes } from '@aylal/domain/payments';
import { buildQuote } from '../testing/build-quote.ts';
import { emptyBooking } from './booking-form-schema.ts';
import { bookingToCommand } from './booking-to-command.ts';

describe('What is sent to book a room', () => {
  it('[GAP-51] takes uid from the check, room_id from the rate_key and log_info from the log_id', () => {
    const quote = buildQuote();
    expect(bookingToCommand(emptyBooking(1), quote, 'regular')).toMatchObject({
      uid: quote.uid,
      room_id: quote.rate.rate_key,
      log_info: quote.rate.log_id,
    });
  });

  it('[GAP-83] names the payment type, and is paid in parts for bnpl alone', () => {
    const sent = paymentTypes.map((type) => bookingToCommand(emptyBooking(1), buildQuote(), type));
    expect(sent.map(({ type, partial_payment }) => [type, partial_payment])).toEqual([
      ['regular', false],
      ['bnpl', true],
      ['lend', false],
    ]);
  });
});
