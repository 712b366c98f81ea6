import {
  createPassenger,
  deletePassenger,
  getPassenger,
  listPassengers,
  updatePassenger,
  type PassengerDraft,
} from '@aylal/contracts/account';
import { homeDate } from '@aylal/domain/calendar';
import { maskPassenger, passengerDayFaults } from '@aylal/domain/people';
import { sql } from 'kysely';
import type { Tx } from '../platform/database/database.ts';
import type { Deps } from '../platform/deps.ts';
import { refuse } from '../platform/http/problem-error.ts';
import { route, type Route } from '../platform/http/route.ts';
import {
  countPassengers,
  documentHashesOf,
  findPassenger,
  findPassengerByDocument,
  forgetPassenger,
  listPassengersOf,
  MAX_PASSENGERS,
  putPassenger,
} from './passenger-store.ts';

/** NEED-06: whoever holds a session for a moment sees no whole number of a list (PII-2). */
export function listPassengersRoute(deps: Pick<Deps, 'db' | 'vault'>): Route {
  return route(listPassengers).to(async ({ session }) => ({
    status_code: 200,
    result: (await listPassengersOf(deps.db, deps.vault, session.userId)).map(maskPassenger),
  }));
}

/** PII-2: one passenger with whole numbers. The budget lets nine travellers be chosen and chosen again. */
export function getPassengerRoute(deps: Pick<Deps, 'db' | 'vault'>): Route {
  return route(getPassenger).to(
    async ({ params, session }) => {
      const passenger = await findPassenger(deps.db, deps.vault, session.userId, params.id);
      if (!passenger) throw refuse('not-found');
      return { status_code: 200, result: passenger };
    },
    { perAccount: { calls: 60, seconds: 600 } },
  );
}

/** API-54: 201 for a new passenger, 200 when the document was there and its data were brought up to date. */
export function createPassengerRoute(deps: Pick<Deps, 'db' | 'ids' | 'vault'>): Route {
  return route(createPassenger).to(async ({ body, session, now }) => {
    refuseDays(body, now);
    const documentHashes = documentHashesOf(deps.vault, session.userId, body);
    return deps.db.transaction().execute(async (tx) => {
      await oneAtATime(tx, session.userId);
      const known = await findPassengerByDocument(tx, session.userId, documentHashes);
      if (!known && (await countPassengers(tx, session.userId)) >= MAX_PASSENGERS) throw refuse('invalid-input');
      const id = known?.id ?? deps.ids.uuid();
      const of = { id, userId: session.userId, documentHash: documentHashes[0] ?? null, now };
      return { status_code: known ? 200 : 201, result: await putPassenger(tx, deps.vault, of, body) };
    });
  });
}

/** API-55: what is sent replaces what was kept, unless it was changed since it was read; a value that is not sent is gone. */
export function updatePassengerRoute(deps: Pick<Deps, 'db' | 'vault'>): Route {
  return route(updatePassenger).to(async ({ params, body: { id, revision, ...draft }, session, now }) => {
    if (id !== params.id) throw refuse('invalid-input', { fields: { id: 'validation_reference' } });
    refuseDays(draft, now);
    const { userId } = session;
    const documentHashes = documentHashesOf(deps.vault, userId, draft);
    return deps.db.transaction().execute(async (tx) => {
      await oneAtATime(tx, userId);
      const saved = await findPassenger(tx, deps.vault, userId, id);
      if (!saved) throw refuse('not-found');
      if (revision !== undefined && revision !== saved.revision)
        return { status_code: 409, result: { problem: 'state-conflict', saved } };
      const holder = await findPassengerByDocument(tx, userId, documentHashes);
      if (holder && holder.id !== id)
        throw refuse('invalid-input', {
          fields: { [draft.document_number ? 'document_number' : 'register_number']: 'validation_document_twice' },
        });
      const of = { id, userId, documentHash: documentHashes[0] ?? null, now };
      return { status_code: 200, result: await putPassenger(tx, deps.vault, of, draft) };
    });
  });
}

/** API-56. */
export function deletePassengerRoute(deps: Pick<Deps, 'db'>): Route {
  return route(deletePassenger).to(async ({ params, session }) => {
    const there = await deps.db.transaction().execute(async (tx) => {
      await oneAtATime(tx, session.userId);
      return forgetPassenger(tx, session.userId, params.id);
    });
    if (!there) throw refuse('not-found');
    return { status_code: 200, result: null };
  });
}

/** Two changes of one customer never meet: a document is found by both, or by the later one. */
async function oneAtATime(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 2))`.execute(tx);
}

/** VALID-21, VALID-22. */
function refuseDays(draft: PassengerDraft, now: number): void {
  const fields = passengerDayFaults(draft, homeDate(now));
  if (Object.keys(fields).length > 0) throw refuse('invalid-input', { fields });
}
