import type { Answer, BodyInput, Problem } from '@aylal/contracts';
import { confirmFlightChange, type FlightChangeOption } from '@aylal/contracts/flights';
import { idempotentCall, type IdempotentCallPorts } from '@aylal/booking';

type Command = BodyInput<typeof confirmFlightChange>;

/** Everything that an attempt to change flights can come to. */
export type ChangeAnswer =
  | { readonly kind: 'agreed'; readonly toPay: number; readonly payUntil: string | null }
  /** It costs something else by now; nothing is changed. */
  | { readonly kind: 'moved'; readonly option: FlightChangeOption }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'problem'; readonly problem: Problem }
  | { readonly kind: 'failed' }
  /** No answer came; the same key asks again, so that it is changed once (MNY-12). */
  | { readonly kind: 'unknown' };

/** Changes the flights, once. */
export async function sendChange(ports: IdempotentCallPorts, body: Command): Promise<ChangeAnswer> {
  const sent = await idempotentCall(ports, confirmFlightChange, body);
  return sent.kind === 'answered' ? readAnswer(sent.answer) : { kind: sent.kind };
}

function readAnswer(answer: Answer<typeof confirmFlightChange>): ChangeAnswer {
  switch (answer.status_code) {
    case 200:
      return { kind: 'agreed', toPay: answer.result.to_pay, payUntil: answer.result.pay_until };
    case 208:
      return { kind: 'moved', option: answer.result };
    case 401:
      return { kind: 'signed-out' };
    case 400:
    case 404:
    case 409:
      return { kind: 'problem', problem: answer.result.problem };
    case 422:
      return { kind: 'failed' };
  }
}
