import type { bookTransport, bookTrip, Answer, BodyInput } from '@aylal/contracts';
import { bookOnce, type BookingPorts } from '@aylal/booking';

/** What is booked as one: a trip, a car with its driver. Their bookings are answered alike. */
export type WholeBooking = typeof bookTrip | typeof bookTransport;

/** What a booking comes to. `unknown`: no answer came, and the same key asks again, so that no second booking can come of it (MNY-12). */
export type WholeAnswer =
  | { readonly kind: 'booked' | 'already'; readonly ref_number: string }
  | { readonly kind: 'fields'; readonly fields: Record<string, string> }
  | {
      readonly kind:
        | 'sold-out'
        | 'price-changed'
        | 'deposit-unavailable'
        | 'gone'
        | 'signed-out'
        | 'failed'
        | 'unknown';
    };

const refused = ['sold-out', 'price-changed', 'deposit-unavailable'] as const;

/** Books under one key, which is kept until the outcome is known. */
export async function sendWhole<E extends WholeBooking>(
  ports: BookingPorts,
  draftKey: string,
  operation: E,
  body: BodyInput<E>,
): Promise<WholeAnswer> {
  const sent = await bookOnce(ports, draftKey, operation, body);
  if (sent.kind !== 'answered') return { kind: sent.kind };
  // The two are answered alike, which a type parameter does not show.
  const answer = sent.answer as Answer<WholeBooking>;
  switch (answer.status_code) {
    case 200:
      return { kind: 'booked', ref_number: answer.result.ref_number };
    case 201:
      return { kind: 'already', ref_number: answer.result.ref_number };
    case 400:
      return answer.result.fields ? { kind: 'fields', fields: answer.result.fields } : { kind: 'failed' };
    case 401:
      return { kind: 'signed-out' };
    case 404:
      return { kind: 'gone' };
    case 409:
    case 422:
      return { kind: refused.find((problem) => problem === answer.result.problem) ?? 'failed' };
    default:
      return { kind: 'failed' };
  }
}
