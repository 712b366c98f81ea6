import { sql } from 'kysely';
import * as v from 'valibot';
import type { Deps } from '../deps.ts';
import type { Tx } from '../database/database.ts';
import { sha256 } from '../ids.ts';
import { ProblemError, refuse } from './problem-error.ts';
import { refusalAnswer } from './refusal-answer.ts';
import { storedAnswer, type PlainContext, type Route, type WireAnswer } from './route.ts';
import {
  claimKey,
  findKey,
  freeKey,
  keepAnswer,
  type IdempotencyRow,
  type KeyOf,
} from '../idempotency/idempotency-store.ts';

/** Longer than any request may take (REL-1); after it a key without an answer belongs to a process that died. */
const LEASE_MS = 20_000;

/**
 * Runs a handler once per key, account and route (MNY-3). Effect and stored answer are committed in one transaction, so a crash
 * leaves both or neither. Refusals of the input and failures of ours are not kept; other refusals are, without their writes.
 */
export async function runOnce(deps: Deps, route: Route, ctx: PlainContext, header: unknown): Promise<WireAnswer> {
  const { session } = ctx;
  if (!session) throw refuse('not-signed-in');
  if (header === undefined || header === '') throw refuse('idempotency-key-missing');
  if (typeof header !== 'string' || !/^[\x21-\x7e]{8,255}$/.test(header)) {
    throw refuse('invalid-input', { fields: { 'Idempotency-Key': 'validation_reference' } });
  }
  const of: KeyOf = { user_id: session.userId, route: route.operation.name, key: header };
  const lease = route.prepare ? deps.clock.now() + LEASE_MS : 0;
  const once: Once = { deps, route, of, ctx: { ...ctx, idempotencyKey: header }, hash: requestHash(ctx), lease };
  try {
    return route.prepare ? await runPrepared(once, route.prepare) : await runInOneGo(once);
  } catch (error) {
    return keepRefusal(once, error);
  }
}

interface Once {
  readonly deps: Deps;
  readonly route: Route;
  readonly of: KeyOf;
  readonly ctx: PlainContext;
  readonly hash: string;
  /** Until when the key is claimed; 0 where nothing is claimed. */
  readonly lease: number;
}

/** Without the proof of the owner: it is no part of what is asked for, and a fast hash of a password can be guessed (SEC-7). */
function requestHash({ params, body }: PlainContext): string {
  const withoutProof = (key: string, value: unknown) => (key === 'proof' ? undefined : value);
  return sha256(JSON.stringify([params ?? null, body ?? null], withoutProof));
}

/** Without a partner: key, effect and answer live and die together, so no lease is needed. */
async function runInOneGo(once: Once): Promise<WireAnswer> {
  return once.deps.db.transaction().execute(async (tx) => {
    await refuseParallel(once, tx);
    const known = await findKey(tx, once.of);
    if (known) return replay(once, known);
    return runAndKeep(once, tx, undefined);
  });
}

/** With a partner: the key is claimed first, for as long as the lease, and the partner is asked outside any transaction. */
async function runPrepared(once: Once, prepare: NonNullable<Route['prepare']>): Promise<WireAnswer> {
  const { deps, of, ctx, hash, lease } = once;
  if (!(await claimKey(deps.db, of, hash, deps.clock.now(), lease))) {
    const known = await findKey(deps.db, of);
    if (known) return replay(once, known);
    throw refuse('still-running', { retryAfterSeconds: 1 });
  }
  try {
    const prepared = await prepare(ctx);
    return await deps.db.transaction().execute((tx) => runAndKeep(once, tx, prepared));
  } catch (error) {
    if (!isStored(error)) await freeKey(deps.db, of, lease);
    throw error;
  }
}

async function runAndKeep({ deps, route, of, ctx, hash, lease }: Once, tx: Tx, prepared: unknown): Promise<WireAnswer> {
  const answer = await route.handle({ ...ctx, tx }, prepared);
  const stored = await keepAnswer(tx, of, {
    request_hash: hash,
    answer: JSON.stringify(answer),
    now: deps.clock.now(),
    lease,
  });
  // Whoever took the key over answers for it; what this one wrote is undone.
  if (!stored) throw refuse('still-running', { retryAfterSeconds: 1 });
  return answer;
}

/** On PGlite transactions run one after another anyway; on Postgres the second sender is answered at once instead of waiting. */
async function refuseParallel({ deps, of }: Once, tx: Tx): Promise<void> {
  if (deps.database.engine === 'pglite') return;
  const name = `${of.user_id} ${of.route} ${of.key}`;
  const { rows } = await sql<{
    free: boolean;
  }>`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as free`.execute(tx);
  if (!rows[0]?.free) throw refuse('still-running', { retryAfterSeconds: 1 });
}

function replay({ hash }: Once, known: IdempotencyRow): WireAnswer {
  if (known.request_hash !== hash) throw refuse('idempotency-key-reused');
  if (known.answer === null) throw refuse('still-running', { retryAfterSeconds: 1 });
  return v.parse(storedAnswer, known.answer);
}

const NEVER_KEPT = new Set([
  'invalid-input',
  'idempotency-key-reused',
  'still-running',
  'too-many-requests',
  'not-signed-in',
  'airline-silent',
]);

function isStored(error: unknown): error is ProblemError {
  return error instanceof ProblemError && error.status < 500 && error.status !== 400 && !NEVER_KEPT.has(error.problem);
}

async function keepRefusal({ deps, of, hash, ctx, lease }: Once, error: unknown): Promise<WireAnswer> {
  if (!isStored(error)) throw error;
  const answer = refusalAnswer(error, ctx.locale);
  await keepAnswer(deps.db, of, { request_hash: hash, answer: JSON.stringify(answer), now: deps.clock.now(), lease });
  return answer;
}
