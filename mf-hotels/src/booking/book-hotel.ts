import { bookHotel, type Answer, type BodyInput, type Problem } from '@aylal/contracts';
import { bookOnce, type BookingPorts } from '@aylal/booking';

export type BookingCommand = BodyInput<typeof bookHotel>;

/** Everything that a booking can come to (HOTEL-08, ERR-06 to ERR-08). `unknown`: no answer came, and the same key asks again, so that no second booking can come of it (MNY-12). */
export type BookingAnswer =
  | { readonly kind: 'booked'; readonly ref_number: string }
  | { readonly kind: 'already'; readonly ref_number: string; readonly message: string }
  | { readonly kind: 'refused'; readonly problem: Problem; readonly message: string }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'fields'; readonly fields: Record<string, string> }
  | { readonly kind: 'failed' }
  | { readonly kind: 'unknown' };

/** Books under one key, which is kept until the outcome is known. */
export async function sendBooking(ports: BookingPorts, draftKey: string, body: BookingCommand): Promise<BookingAnswer> {
  const sent = await bookOnce(ports, draftKey, bookHotel, body);
  return sent.kind === 'answered' ? readAnswer(sent.answer) : { kind: sent.kind };
}

function readAnswer(answer: Answer<typeof bookHotel>): BookingAnswer {
  switch (answer.status_code) {
    case 200:
      return { kind: 'booked', ref_number: answer.result.ref_number };
    case 201:
      return { kind: 'already', ref_number: answer.result.ref_number, message: answer.message };
    case 208:
      return { kind: 'refused', problem: answer.result.problem, message: answer.message };
    case 401:
    case 403:
      return { kind: 'signed-out' };
    case 400:
      return answer.result.fields ? { kind: 'fields', fields: answer.result.fields } : { kind: 'failed' };
    case 409:
      return { kind: 'refused', problem: answer.result.problem, message: answer.message };
    case 422:
      return { kind: 'failed' };
  }
}
