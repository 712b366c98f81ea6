import { sql } from 'kysely';
import { minutesMs } from '@aylal/domain/calendar';
import { claimNextJob, type DueTable } from '../jobs/claim-next-job.ts';
import type { Deps } from '../deps.ts';
import { PartnerError } from '../partner-http/partner-error.ts';
import type { OutboxRow } from './outbox.ts';

const FIRST_MS = 30_000;
const AT_MOST_MS = minutesMs(60);
/** After so many tries, about seven hours, a message is given up. */
const TRIES = 13;

/** How long nobody else takes a message, and how long it waits when it could not be sent. */
export function nextTryMs(attempts: number): number {
  return Math.min(FIRST_MS * 2 ** attempts, AT_MOST_MS);
}

/**
 * Hands one message that is due to its mail server or gateway. Whoever dies between sending and marking has it sent again under the same id: twice
 * rather than never. False when none is due.
 */
export async function deliverNextMessage(
  deps: Pick<Deps, 'clock' | 'db' | 'logger' | 'senders'>,
  channel: OutboxRow['channel'],
): Promise<boolean> {
  const due: DueTable = {
    table: 'outbox',
    key: 'id',
    dueAt: 'next_at',
    attempts: 'attempts',
    where: sql<boolean>`channel = ${channel}`,
  };
  const message = await deps.db
    .transaction()
    .execute((tx) => claimNextJob<OutboxRow>(tx, due, deps.clock.now(), nextTryMs));
  if (!message) return false;
  try {
    await deps.senders[channel].send(message);
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    await markFailed(deps, message, error);
    return true;
  }
  await markHandedOver(deps, message);
  return true;
}

/** The one place where a message leaves our hands: a code stands nowhere in clear from then on (SEC-4), and of a deleted account nothing stays (PII-4). */
async function markHandedOver({ db }: Pick<Deps, 'db'>, { id, is_last }: OutboxRow): Promise<void> {
  if (is_last) await db.deleteFrom('outbox').where('id', '=', id).execute();
  else
    await db
      .updateTable('outbox')
      .set({ state: 'sent', body: '', next_at: null, failure: '' })
      .where('id', '=', id)
      .execute();
}

/** Waits for its next try; refused or tried too often it is a dead letter, for people to look at. */
async function markFailed(
  { db, logger }: Pick<Deps, 'db' | 'logger'>,
  { id, channel, attempts }: OutboxRow,
  error: PartnerError,
) {
  const dead = error.kind === 'refused' || attempts >= TRIES;
  await db
    .updateTable('outbox')
    .set(dead ? { state: 'dead', next_at: null, failure: error.key } : { failure: error.key })
    .where('id', '=', id)
    .execute();
  logger[dead ? 'error' : 'warn'](dead ? 'message-dead' : 'message-not-sent', {
    message: id,
    channel,
    attempts,
    key: error.key,
  });
}
