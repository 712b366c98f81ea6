import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { hoursMs, minutesMs } from '@aylal/domain/calendar';
import type { Deps } from '../../platform/deps.ts';
import { sha256 } from '../../platform/ids.ts';
import { sandboxTrainRecords } from './sandbox-records.ts';
import { sandboxVoyage } from './sandbox-voyages.ts';
import { sandboxWagons } from './sandbox-wagons.ts';

interface SandboxTrainPlaceTable {
  run: string;
  wagon: number;
  place: number;
  leg: number;
  lock_id: string;
  /** When the lock ends, in milliseconds; of no matter once there is a ticket. */
  until: number;
  reference: string | null;
  ticket: string | null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    /** The sandbox railway's own books: every place that is locked or sold through us, on each leg of its way. */
    'sandbox.train_places': SandboxTrainPlaceTable;
  }
}

interface Lock {
  readonly train: string;
  readonly wagon: number;
  readonly places: readonly number[];
}

interface Booking {
  readonly reference: string;
  readonly lock: string;
  readonly passengers: readonly { readonly place: number }[];
}

const LOCK_MS = minutesMs(25);
/** A lock is never held longer than this from the moment at which it is asked for. */
const LONGEST_LOCK_MS = hoursMs(3);

/**
 * Locks and tickets of the sandbox's railway: a lock takes places on the legs of its part of the way for twenty-five minutes, is extended to three hours ahead, and a booking turns them into tickets. The fault `train-lock` refuses a lock, `train-extend` its extension, `train-book` makes the booking and loses
 * the answer.
 */
export function sandboxTrainBookings(app: FastifyInstance, deps: Pick<Deps, 'clock' | 'db' | 'faults' | 'ids'>): void {
  const { db, clock, faults, ids } = deps;

  app.get('/trains/:id', async (request: FastifyRequest<{ Params: { id: string } }>, reply) => {
    const voyage = sandboxVoyage(request.params.id);
    if (!voyage) return reply.code(404).send({ error: 'NOT_FOUND' });
    const [train] = await sandboxTrainRecords(deps, [voyage]);
    return reply.send({ train });
  });

  app.post('/locks', async (request: FastifyRequest<{ Body: Lock }>, reply) => {
    const { train, wagon, places } = request.body;
    const now = clock.now();
    const voyage = sandboxVoyage(train);
    if (!voyage) return reply.code(422).send({ error: 'NO_SUCH_TRAIN' });
    const left = sandboxWagons(voyage, new Set(), now).find(({ number }) => number === wagon)?.free ?? [];
    if (faults.take('train-lock') || !places.every((place) => left.includes(place)))
      return reply.code(409).send({ error: 'PLACE_TAKEN' });
    const lock_id = ids.uuid();
    const until = now + LOCK_MS;
    const rows = places
      .toSorted((a, b) => a - b)
      .flatMap((place) =>
        voyage.legs.map((leg) => ({
          run: voyage.run,
          wagon,
          place,
          leg,
          lock_id,
          until,
          reference: null,
          ticket: null,
        })),
      );
    const locked = await db.transaction().execute(async (tx) => {
      const inserted = await tx
        .insertInto('sandbox.train_places')
        .values(rows)
        // A lock that is over gives way.
        .onConflict((conflict) =>
          conflict
            .columns(['run', 'wagon', 'place', 'leg'])
            .doUpdateSet({ lock_id, until, reference: null })
            .where('sandbox.train_places.ticket', 'is', null)
            .where('sandbox.train_places.until', '<=', now),
        )
        .returning('place')
        .execute();
      if (inserted.length < rows.length)
        await tx.deleteFrom('sandbox.train_places').where('lock_id', '=', lock_id).execute();
      return inserted.length === rows.length;
    });
    return locked
      ? reply.send({ lock: lock_id, expires_at: new Date(until).toISOString() })
      : reply.code(409).send({ error: 'PLACE_TAKEN' });
  });

  app.post(
    '/locks/:id/extensions',
    async (request: FastifyRequest<{ Params: { id: string }; Body: { expires_at: string } }>, reply) => {
      const { id } = request.params;
      const now = clock.now();
      const asked = Date.parse(request.body.expires_at);
      const granted = Math.min(asked, now + LONGEST_LOCK_MS);
      const held = await db
        .selectFrom('sandbox.train_places')
        .select('until')
        .where('lock_id', '=', id)
        .where('ticket', 'is', null)
        .where('until', '>', now)
        .executeTakeFirst();
      if (!held) return reply.code(409).send({ error: 'LOCK_OVER' });
      if (faults.take('train-extend') || (granted <= held.until && held.until < asked))
        return reply.code(409).send({ error: 'LIMIT_REACHED' });
      const until = Math.max(granted, held.until);
      await db.updateTable('sandbox.train_places').set({ until }).where('lock_id', '=', id).execute();
      return reply.send({ lock: id, expires_at: new Date(until).toISOString() });
    },
  );

  app.delete('/locks/:id', async (request: FastifyRequest<{ Params: { id: string } }>, reply) => {
    await db
      .deleteFrom('sandbox.train_places')
      .where('lock_id', '=', request.params.id)
      .where('ticket', 'is', null)
      .execute();
    return reply.send({});
  });

  app.post('/bookings', async (request: FastifyRequest<{ Body: Booking }>, reply) => {
    const { reference, lock, passengers } = request.body;
    const code = sha256(`train ${reference}`).slice(0, 8).toUpperCase();
    const issued = await db
      .updateTable('sandbox.train_places')
      .set({ reference, ticket: sql<string>`${code} || lpad(place::text, 2, '0')` })
      .where('lock_id', '=', lock)
      .where('ticket', 'is', null)
      .where('until', '>', clock.now())
      .where(
        'place',
        'in',
        passengers.map(({ place }) => place),
      )
      .returning('place')
      .execute();
    if (new Set(issued.map(({ place }) => place)).size < passengers.length)
      return reply.code(409).send({ error: 'LOCK_OVER' });
    if (!faults.take('train-book')) return reply.send(await bookingOf(deps, reference));
    reply.hijack();
    reply.raw.destroy();
    return reply;
  });

  app.get('/bookings', async (request, reply) => {
    const reference = new URL(request.url, 'http://sandbox').searchParams.get('reference') ?? '';
    const booking = await bookingOf(deps, reference);
    return reply.send({ bookings: booking.tickets.length > 0 ? [booking] : [] });
  });

  app.post('/refunds', async (request: FastifyRequest<{ Body: { reference: string; tickets: string[] } }>, reply) => {
    const { reference, tickets } = request.body;
    await db
      .deleteFrom('sandbox.train_places')
      .where('reference', '=', reference)
      .where('ticket', 'in', tickets)
      .execute();
    return reply.send({ reference });
  });
}

async function bookingOf({ db }: Pick<Deps, 'db'>, reference: string) {
  const rows = await db
    .selectFrom('sandbox.train_places')
    .select(['place', 'ticket'])
    .distinct()
    .where('reference', '=', reference)
    .where('ticket', 'is not', null)
    .orderBy('place')
    .execute();
  return {
    code: sha256(`train ${reference}`).slice(0, 8).toUpperCase(),
    tickets: rows.map(({ place, ticket }) => ({ place, id: ticket ?? '' })),
  };
}
