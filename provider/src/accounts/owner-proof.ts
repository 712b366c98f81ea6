import type { CodePurpose, OwnerProof } from '@aylal/contracts/account';
import type { Tx } from '../platform/database/database.ts';
import type { Deps } from '../platform/deps.ts';
import { refuse } from '../platform/http/problem-error.ts';
import { removeAttempt, spend, type Bucket } from './attempt-store.ts';
import { lockBucket } from './login-rate-limit.ts';
import { consumeCode, purposeKey, tryCode, type CodeOutcome } from './codes.ts';
import { identifiersOf } from './identifier.ts';
import { refuseNewContact } from './contact-cooling-period.ts';
import { findUser, type UserRow } from './user-store.ts';

/** Who must show that the owner is there, and by what. */
export interface ProofTry {
  readonly userId: string;
  readonly proof: OwnerProof;
  readonly purpose: Extract<CodePurpose, 'contact-proof' | 'data-export' | 'refund'>;
  readonly browser: string | null;
  readonly now: number;
}

/**
 * Refuses a password that is not the owner's; a code is left to `tryProofCode`. Comparing takes long, so it is done outside the transaction of the act. A try counts
 * as wrong before it is compared, as at sign-in (SEC-4).
 */
export async function checkProofPassword(
  deps: Pick<Deps, 'db' | 'passwords'>,
  { userId, proof, browser, now }: ProofTry,
): Promise<void> {
  if (!('password' in proof)) return;
  const { user, attempt } = await deps.db.transaction().execute(async (tx) => {
    const found = await ownerOf(tx, userId);
    const [first] = identifiersOf(found);
    const bucket = await lockBucket(tx, first?.key ?? userId, userId, browser);
    return { user: found, attempt: await spend(tx, bucket, 'wrong-password', now) };
  });
  if (!(await deps.passwords.isRight(proof.password, user.password_hash)))
    throw refuse('wrong-credentials', { fields: { proof: 'validation_password_wrong' } });
  await removeAttempt(deps.db, attempt);
}

/** What a code opens: nothing, or the act itself, which uses it up. */
export type ProofCode = Exclude<CodeOutcome, 'right'> | { consume(): Promise<void> };

/** Compares the code of a proof, in the transaction of the act; commit it also when the code is wrong, or the try is not counted. */
export async function tryProofCode(deps: Pick<Deps, 'vault'>, tx: Tx, attempt: ProofTry): Promise<ProofCode> {
  const { proof, userId, browser, now } = attempt;
  if ('password' in proof) return { consume: async () => {} };
  const user = await ownerOf(tx, userId);
  const key = proofKey(user, proof.contact);
  if (key === undefined) return 'wrong-code';
  refuseNewContact(user, proof.contact, now);
  const bucket: Bucket = await lockBucket(tx, key, userId, browser);
  const purpose = purposeKey(attempt.purpose, userId);
  const outcome = await tryCode(tx, deps.vault, bucket, purpose, proof.verify_code, now);
  return outcome === 'right' ? { consume: () => consumeCode(tx, bucket, purpose) } : outcome;
}

/** The key of the contact that the code of a proof went to; undefined for a password, and where the account has no such contact. */
export function proofKey(user: UserRow, contact: 'email' | 'phone'): string | undefined {
  return identifiersOf(user).find(({ email }) => (email !== null) === (contact === 'email'))?.key;
}

async function ownerOf(tx: Tx, userId: string): Promise<UserRow> {
  const user = await findUser(tx, userId);
  if (!user) throw refuse('not-signed-in');
  return user;
}
