import type { OwnerProof } from '@aylal/contracts/account';
import type { Locale } from '@aylal/domain/language';
import { refuseFrozenMoney } from '../../accounts/frozen-money.ts';
import { tryProofCode, type ProofCode, type ProofTry } from '../../accounts/owner-proof.ts';
import type { Session } from '../../platform/http/session.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import { refusalAnswer } from '../../platform/http/refusal-answer.ts';

interface Asked {
  readonly body: { readonly proof: OwnerProof };
  readonly session: Session;
  readonly browser: string | null;
  readonly now: number;
}

/** By what whoever asks for a refund to a bank account shows that they own the account with us (SEC-3). */
export function refundProofOf({ body, session, browser, now }: Asked): ProofTry {
  return { userId: session.userId, proof: body.proof, purpose: 'refund', browser, now };
}

/** Compares the code of a refund in its transaction. Refuses with `money-frozen` while money of the account is, and with `contact-too-new` a contact that has not settled. */
export async function tryRefundProof(deps: Pick<Deps, 'vault'>, tx: Tx, asked: Asked): Promise<ProofCode> {
  await refuseFrozenMoney(tx, asked.session.userId);
  return tryProofCode(deps, tx, refundProofOf(asked));
}

/** The answer to a code that proves nothing. It is returned and not thrown, because a wrong try must be counted (SEC-4). */
export function refundProofRefusal(fault: Extract<ProofCode, string>, locale: Locale) {
  const { message } = refusalAnswer(refuse(fault), locale);
  return { status_code: 400 as const, message, result: { problem: fault, fields: { proof: 'code_wrong' } } };
}
