import type { BodyInput, Endpoint, Problem, Refusal } from '@aylal/contracts';
import { idempotentBooking, type BookingPorts } from './idempotent-booking.ts';

/**
 * What a booking comes to, whatever is booked. `already`: the customer has just this order. `refused`: nothing was booked, and `message` says why in the customer's language. `unknown`: no
 * answer came, and the same key asks again, so that no second booking can come of it (MNY-12).
 */
export type BookingAnswer =
  | { readonly kind: 'booked' | 'already'; readonly ref_number: string; readonly message: string }
  | { readonly kind: 'fields'; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: 'refused'; readonly problem: Problem; readonly message: string }
  | { readonly kind: 'signed-out' | 'failed' | 'unknown' };

/** How the contract answers every booking. */
type BookingReply =
  | { readonly status_code: 200 | 201; readonly message: string; readonly result: { readonly ref_number: string } }
  | {
      readonly status_code: 208 | 400 | 401 | 403 | 404 | 409 | 422 | 503;
      readonly message: string;
      readonly result: Refusal;
    };

/** Books under one key, which is kept until the outcome is known (MNY-3). */
export async function sendBooking<E extends Endpoint>(
  ports: BookingPorts,
  draftKey: string,
  operation: E,
  body: BodyInput<E>,
): Promise<BookingAnswer> {
  const sent = await idempotentBooking(ports, draftKey, operation, body);
  // Every booking of the contract is answered like this, which a type parameter does not show.
  return sent.kind === 'answered' ? answerOf(sent.answer as unknown as BookingReply) : { kind: sent.kind };
}

function answerOf(reply: BookingReply): BookingAnswer {
  switch (reply.status_code) {
    case 200:
    case 201: {
      const { message, result } = reply;
      return { kind: reply.status_code === 200 ? 'booked' : 'already', ref_number: result.ref_number, message };
    }
    case 400:
      return reply.result.fields ? { kind: 'fields', fields: reply.result.fields } : { kind: 'failed' };
    case 401:
    case 403:
      return { kind: 'signed-out' };
    case 208:
    case 404:
    case 409:
    case 422: {
      const { problem } = reply.result;
      // A fault of ours, of which the customer needs no words (ERR-01).
      return problem === 'idempotency-key-reused'
        ? { kind: 'failed' }
        : { kind: 'refused', problem, message: reply.message };
    }
    case 503:
      return { kind: 'failed' };
  }
}
