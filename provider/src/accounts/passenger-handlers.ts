import { createPassenger, listPassengers, type PassengerDraft } from '@aylal/contracts';
import { localDateAt } from '@aylal/domain';
import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import { refuse } from '../router/problem-error.ts';
import { route, type Route } from '../router/route.ts';
import {
  countPassengers,
  findPassengerByDocument,
  listPassengersOf,
  MAX_PASSENGERS,
  putPassenger,
} from './passenger-store.ts';
import type { Vault } from './vault.ts';

/** NEED-06. */
export function listPassengersRoute(deps: Deps): Route {
  return route(listPassengers).to(async ({ session }) => ({
    status_code: 200,
    result: await listPassengersOf(deps.db, deps.vault, session.userId),
  }));
}

/** API-54: 201 for a new passenger, 200 when the document was there and its data were brought up to date. */
export function createPassengerRoute(deps: Deps): Route {
  return route(createPassenger).to(async ({ body, session, now }) => {
    if (body.birthday > localDateAt(new Date(now), 'Asia/Ulaanbaatar'))
      throw refuse('invalid-input', { fields: { birthday: 'validation_date' } });
    const documentHash = documentHashOf(deps.vault, session.userId, body);
    return deps.db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${session.userId}, 2))`.execute(tx);
      const known = documentHash === null ? undefined : await findPassengerByDocument(tx, session.userId, documentHash);
      if (!known && (await countPassengers(tx, session.userId)) >= MAX_PASSENGERS) throw refuse('invalid-input');
      const id = known?.id ?? deps.ids.uuid();
      await putPassenger(tx, deps.vault, { id, userId: session.userId, documentHash, now }, body);
      return { status_code: known ? 200 : 201, result: { id, ...body } };
    });
  });
}

/** The same passport or, without one, the same register number is the same passenger. */
function documentHashOf(
  vault: Vault,
  userId: string,
  { nationality, document_number, register_number }: PassengerDraft,
): string | null {
  if (document_number) return vault.fingerprint('document', userId, nationality, document_number.toUpperCase());
  if (register_number) return vault.fingerprint('register', userId, register_number);
  return null;
}
