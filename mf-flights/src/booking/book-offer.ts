import type { Answer, BodyInput, Problem } from '@aylal/contracts';
import { bookFlight } from '@aylal/contracts/flights';
import { idempotentCall, type IdempotentCallPorts } from '@aylal/booking';

export type BookingCommand = BodyInput<typeof bookFlight>;

/** Everything that an attempt to book can come to. */
export type BookingAnswer =
  | { kind: 'booked'; ref_number: string }
  | { kind: 'already'; ref_number: string }
  | { kind: 'airline'; tapaCode: number; problem: Problem; message: string }
  | { kind: 'signed-out' }
  | { kind: 'fields'; fields: Record<string, string> }
  | { kind: 'problem'; problem: Problem }
  | { kind: 'failed' }
  /** No answer came; the same key asks again, so that no second booking can come of it (MNY-12). */
  | { kind: 'unknown' };

/** Books, once. `intent` is the booking's own, so that its key lives until its outcome is known, whatever else is booked meanwhile. */
export async function bookOffer(
  ports: IdempotentCallPorts,
  body: BookingCommand,
  intent?: string,
): Promise<BookingAnswer> {
  const sent = await idempotentCall(ports, bookFlight, body, intent);
  return sent.kind === 'answered' ? readAnswer(sent.answer) : { kind: sent.kind };
}

function readAnswer(answer: Answer<typeof bookFlight>): BookingAnswer {
  switch (answer.status_code) {
    case 200:
      return { kind: 'booked', ref_number: answer.result.ref_number };
    case 201:
      return { kind: 'already', ref_number: answer.result.ref_number };
    case 208:
      return { kind: 'airline', tapaCode: answer.tapa_code, problem: answer.result.problem, message: answer.message };
    case 401:
    case 403:
      return { kind: 'signed-out' };
    case 400:
      return answer.result.fields
        ? { kind: 'fields', fields: answer.result.fields }
        : { kind: 'problem', problem: answer.result.problem };
    case 409:
      return { kind: 'problem', problem: answer.result.problem };
    case 422:
      return { kind: 'failed' };
  }
}
