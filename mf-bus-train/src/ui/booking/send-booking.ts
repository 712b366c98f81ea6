import { bookBus, bookTrain, type Answer, type BodyInput, type Problem } from '@aylal/contracts';
import { bookOnce, type BookingPorts } from '@aylal/booking';
import type { BookingCommand } from './booking-to-command.ts';

export type TrainCommand = BodyInput<typeof bookTrain>;

/** Everything that a booking can come to. `unknown`: no answer came, and the same key asks again, so that no second booking can come of it (MNY-12). */
export type BookingAnswer =
  | { readonly kind: 'booked'; readonly ref_number: string }
  | { readonly kind: 'refused'; readonly problem: Problem; readonly message: string }
  | { readonly kind: 'fields'; readonly fields: Record<string, string> }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'unknown' };

/** Books under one key, which is kept until the outcome is known. */
export async function sendBooking(ports: BookingPorts, draftKey: string, body: BookingCommand): Promise<BookingAnswer> {
  const sent = await bookOnce(ports, draftKey, bookBus, body);
  return sent.kind === 'answered' ? readAnswer(sent.answer) : { kind: sent.kind };
}

/** The same of places on a train. */
export async function sendTrainBooking(
  ports: BookingPorts,
  draftKey: string,
  body: TrainCommand,
): Promise<BookingAnswer> {
  const sent = await bookOnce(ports, draftKey, bookTrain, body);
  return sent.kind === 'answered' ? readAnswer(sent.answer) : { kind: sent.kind };
}

function readAnswer(answer: Answer<typeof bookBus | typeof bookTrain>): BookingAnswer {
  switch (answer.status_code) {
    case 200:
      return { kind: 'booked', ref_number: answer.result.ref_number };
    case 401:
    case 403:
      return { kind: 'signed-out' };
    case 400:
      return answer.result.fields ? { kind: 'fields', fields: answer.result.fields } : { kind: 'failed' };
    case 404:
    case 409:
      return { kind: 'refused', problem: answer.result.problem, message: answer.message };
    case 422:
    case 503:
      return { kind: 'failed' };
  }
}
