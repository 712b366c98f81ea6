import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql, type Selectable } from 'kysely';
import type { Deps } from '../../platform/deps.ts';
import type { Db } from '../../platform/database/database.ts';
import { sha256 } from '../../platform/ids.ts';
import { sandboxDeparture } from './sandbox-departures.ts';

interface SandboxBusTicketTable {
  id: string;
  reference: string;
  code: string;
  run: string;
  seat: number;
  cancelled_at: number | null;
  created_at: number;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    /** The sandbox partner's own books: every ticket that it has made. A seat of a run has one that is good. */
    'sandbox.bus_tickets': SandboxBusTicketTable;
  }
}

interface Booking {
  readonly reference: string;
  readonly departure: string;
  readonly passengers: readonly { readonly seat: number }[];
}

/**
 * Bookings of the sandbox's bus centre: one bus of a schedule, booking, the search for it, giving back. The fault `bus-book` makes the booking and loses the answer; `bus-cancelled` says of a bus that
 * it does not go.
 */
export function sandboxBusBookings(
  app: FastifyInstance,
  { db, clock, faults }: Pick<Deps, 'clock' | 'db' | 'faults'>,
): void {
  app.get('/departures/:id', (request: FastifyRequest<{ Params: { id: string } }>, reply) => {
    const departure = sandboxDeparture(request.params.id, clock.now());
    if (!departure) return reply.code(404).send({ error: 'NOT_FOUND' });
    return reply.send({ departure: { ...departure, cancelled: faults.take('bus-cancelled') !== undefined } });
  });

  app.post('/bookings', async (request: FastifyRequest<{ Body: Booking }>, reply) => {
    const { reference, departure: id, passengers } = request.body;
    const departure = sandboxDeparture(id, clock.now());
    if (!departure) return reply.code(422).send({ error: 'NO_SUCH_DEPARTURE' });
    const code = sha256(`bus ${reference}`).slice(0, 8).toUpperCase();
    const rows = passengers.map(({ seat }) => ({
      id: `${code}${String(seat).padStart(2, '0')}`,
      reference,
      code,
      run: departure.run,
      seat,
      cancelled_at: null,
      created_at: clock.now(),
    }));
    const sold = await db.transaction().execute(async (tx) => {
      const inserted = await tx
        .insertInto('sandbox.bus_tickets')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .execute();
      if (inserted.length < rows.length)
        await sql`delete from sandbox.bus_tickets where id = any(${inserted.map((one) => one.id)})`.execute(tx);
      return inserted.length === rows.length;
    });
    if (!sold) return reply.code(409).send({ error: 'SEAT_SOLD' });
    if (!faults.take('bus-book')) return reply.send(bookingView(rows));
    reply.hijack();
    reply.raw.destroy();
    return reply;
  });

  app.get('/bookings', async (request, reply) => {
    const reference = new URL(request.url, 'http://sandbox').searchParams.get('reference') ?? '';
    const tickets = await ticketsOf(db, reference);
    return reply.send({ bookings: tickets.length > 0 ? [bookingView(tickets)] : [] });
  });

  app.post('/refunds', async (request: FastifyRequest<{ Body: { reference: string; tickets: string[] } }>, reply) => {
    const { reference, tickets } = request.body;
    await db
      .updateTable('sandbox.bus_tickets')
      .set({ cancelled_at: clock.now() })
      .where('reference', '=', reference)
      .where('id', 'in', tickets)
      .where('cancelled_at', 'is', null)
      .execute();
    return reply.send({ reference });
  });
}

function ticketsOf(db: Db, reference: string) {
  return db.selectFrom('sandbox.bus_tickets').selectAll().where('reference', '=', reference).orderBy('seat').execute();
}

function bookingView(tickets: readonly Pick<Selectable<SandboxBusTicketTable>, 'id' | 'code' | 'seat'>[]) {
  return { code: tickets[0]?.code ?? '', tickets: tickets.map(({ id, seat }) => ({ id, seat })) };
}
