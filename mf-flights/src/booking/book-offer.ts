import { bookFlight, type Answer, type BodyInput, type Problem } from '@aylal/contracts';
import { askUntilAnswered, type Attempt, type OncePorts } from '../api/ask-until-answered.ts';

type Command = BodyInput<typeof bookFlight>;

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

/** Books, once. */
export function bookOffer(ports: OncePorts, body: Command): Promise<BookingAnswer> {
  return askUntilAnswered<BookingAnswer>(ports, 'book-flight', body, async (idempotencyKey) =>
    readAnswer(await ports.api.call(bookFlight, { body, idempotencyKey })),
  );
}

function readAnswer(answer: Answer<typeof bookFlight>): Attempt<BookingAnswer> {
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
      return answer.result.problem === 'still-running'
        ? 'ask-again'
        : { kind: 'problem', problem: answer.result.problem };
    case 422:
      return { kind: 'failed' };
  }
}
