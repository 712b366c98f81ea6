import { daysMs } from '@aylal/domain/calendar';
import { sql } from 'kysely';
import type { Deps } from '../../platform/deps.ts';

/** How far back requests and messages are looked for that are not on the list yet. */
const LOOKED_BACK_MS = daysMs(30);

/**
 * Puts on the work list what is written by those who do not know of it: what customers ask for, and messages that were given up. Each once, so that what is done stays done.
 * Safe to run in parallel.
 */
export async function collectWork({ clock, db }: Pick<Deps, 'clock' | 'db'>): Promise<void> {
  const since = clock.now() - LOOKED_BACK_MS;
  await sql`
    insert into work_items (kind, reference, amount, task, at)
    select 'request', r.id, 0, 'A customer has asked for something: ' || r.kind, r.created_at from customer_requests r
    where r.created_at > ${since} and not exists (select from work_items w where w.kind = 'request' and w.reference = r.id)
    on conflict do nothing`.execute(db);
  await sql`
    insert into work_items (kind, reference, amount, task, at)
    select 'message-dead', m.id, 0, m.channel || ': ' || m.failure, m.created_at from outbox m
    where m.state = 'dead' and m.created_at > ${since}
      and not exists (select from work_items w where w.kind = 'message-dead' and w.reference = m.id)
    on conflict do nothing`.execute(db);
}
