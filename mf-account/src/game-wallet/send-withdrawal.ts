import type { Answer, BodyInput, Problem } from '@aylal/contracts';
import { withdraw, type WalletTransaction } from '@aylal/contracts/wallet';
import { idempotentCall, type IdempotentCallPorts } from '@aylal/booking';
import type { ApiError } from '@aylal/shell';

/** Everything that asking for a withdrawal can come to. */
export type WithdrawalAnswer =
  | { readonly kind: 'pending'; readonly transaction: WalletTransaction }
  /** The digits are wrong or too old: other digits may be right. */
  | { readonly kind: 'code'; readonly problem: Problem; readonly message: string }
  /** Contact or account are others than when the code was sent (MNY-13). */
  | { readonly kind: 'changed'; readonly problem: Problem }
  | { readonly kind: 'fields'; readonly fields: Record<string, string> }
  /** ERR-27. */
  | { readonly kind: 'refused'; readonly message: string }
  /** ERR-28: nothing was sent; `message` is the provider's, when it said something. */
  | { readonly kind: 'failed'; readonly problem: Problem | null; readonly message: string }
  /** No answer came: the same key asks again (MNY-12). */
  | { readonly kind: 'unknown' };

/** Asks for a withdrawal under one key, which is kept until its outcome is known (MNY-4). */
export async function sendWithdrawal(
  ports: IdempotentCallPorts,
  body: BodyInput<typeof withdraw>,
): Promise<WithdrawalAnswer> {
  const sent = await idempotentCall(ports, withdraw, body);
  switch (sent.kind) {
    case 'answered':
      return readAnswer(sent.answer);
    case 'unknown':
      return { kind: 'unknown' };
    case 'failed':
      return readFailure(sent.error);
  }
}

function readFailure(error: ApiError | null): WithdrawalAnswer {
  return { kind: 'failed', problem: error?.problem ?? null, message: error?.problem ? error.message : '' };
}

function readAnswer(answer: Answer<typeof withdraw>): WithdrawalAnswer {
  if (answer.status_code === 200) return { kind: 'pending', transaction: answer.result };
  const { problem, fields } = answer.result;
  switch (problem) {
    case 'wrong-code':
    case 'code-expired':
      return { kind: 'code', problem, message: answer.message };
    case 'contact-changed':
    case 'bank-account-changed':
      return { kind: 'changed', problem };
    default:
      return fields?.['amount'] ? { kind: 'fields', fields } : { kind: 'refused', message: answer.message };
  }
}
