import type { CodePurpose } from '@aylal/contracts/account';
import { verifyCodeMinutes } from '@aylal/domain/people';
import { timingSafeEqual } from 'node:crypto';
import type { Db, Tx } from '../platform/database/database.ts';
import type { Ids } from '../platform/ids.ts';
import { refuse } from '../platform/http/problem-error.ts';
import { refuseOverBudget, spend, type Bucket } from './attempt-store.ts';
import type { Vault } from '../platform/vault.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    verify_codes: VerifyCodeRow;
  }
}

export interface VerifyCodeRow {
  identifier: string;
  purpose: string;
  browser: string;
  code_hash: string;
  created_at: number;
  wrong_tries: number;
}

const VALID_MS = verifyCodeMinutes * 60_000;
const BETWEEN_SENDS_MS = 30_000;
const TRIES = 5;

/** What a code is good for: the purpose, and the account where the act needs one (SEC-4). */
export function purposeKey(purpose: CodePurpose, userId?: string): string {
  return userId === undefined ? purpose : `${purpose}:${userId}`;
}

/** Makes the newest code, the only one accepted from now on (GAP-38). 429 within 30 s of the last one and after 10 in 24 h. */
export async function makeCode(
  tx: Tx,
  deps: { ids: Ids; vault: Vault },
  bucket: Bucket,
  purpose: string,
  now: number,
): Promise<string> {
  const last = await findCode(tx, bucket, purpose);
  const wait = last ? last.created_at + BETWEEN_SENDS_MS - now : 0;
  if (wait > 0) throw refuse('too-many-requests', { retryAfterSeconds: Math.ceil(wait / 1000) });
  await spend(tx, bucket, 'code-sent', now);
  const code = deps.ids.code();
  const [code_hash = ''] = hashesOf(deps.vault, bucket, purpose, code);
  const row = { code_hash, created_at: now, wrong_tries: 0 };
  await tx
    .insertInto('verify_codes')
    .values({ ...bucket, purpose, ...row })
    .onConflict((conflict) => conflict.columns(['identifier', 'purpose', 'browser']).doUpdateSet(row))
    .execute();
  return code;
}

export type CodeOutcome = 'right' | 'wrong-code' | 'code-expired';

/** Compares a code and counts a wrong try: commit the transaction before refusing, or the try is not counted. Does not use the code up. */
export async function tryCode(
  tx: Tx,
  vault: Vault,
  bucket: Bucket,
  purpose: string,
  code: string,
  now: number,
): Promise<CodeOutcome> {
  await refuseOverBudget(tx, bucket, 'wrong-code', now);
  const row = await findCode(tx, bucket, purpose);
  if (row && (row.created_at + VALID_MS <= now || row.wrong_tries >= TRIES)) return 'code-expired';
  if (row && hashesOf(vault, bucket, purpose, code).some((hash) => sameText(row.code_hash, hash))) return 'right';
  await spend(tx, bucket, 'wrong-code', now);
  await codesOf(tx, bucket, purpose)
    .set((eb) => ({ wrong_tries: eb('wrong_tries', '+', 1) }))
    .execute();
  return 'wrong-code';
}

/** A code is used once. */
export async function consumeCode(tx: Tx, bucket: Bucket, purpose: string): Promise<void> {
  await tx
    .deleteFrom('verify_codes')
    .where('identifier', '=', bucket.identifier)
    .where('purpose', '=', purpose)
    .where('browser', '=', bucket.browser)
    .execute();
}

/** Codes that are over. A minute more than they live, so that the space between sends holds. */
export async function forgetOldCodes(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('verify_codes')
    .where('created_at', '<', now - VALID_MS - 60_000)
    .execute();
}

function codesOf(tx: Tx, { identifier, browser }: Bucket, purpose: string) {
  return tx
    .updateTable('verify_codes')
    .where('identifier', '=', identifier)
    .where('purpose', '=', purpose)
    .where('browser', '=', browser);
}

async function findCode(tx: Tx, { identifier, browser }: Bucket, purpose: string): Promise<VerifyCodeRow | undefined> {
  return tx
    .selectFrom('verify_codes')
    .selectAll()
    .where('identifier', '=', identifier)
    .where('purpose', '=', purpose)
    .where('browser', '=', browser)
    .executeTakeFirst();
}

/** The first is what is stored. */
function hashesOf(vault: Vault, { identifier, browser }: Bucket, purpose: string, code: string): readonly string[] {
  return vault.fingerprints('verify-code', identifier, browser, purpose, code);
}

function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
