import type { FastifyInstance } from 'fastify';
import type { Selectable } from 'kysely';
import type { Deps } from '../../platform/deps.ts';
import { sandboxTrips } from './sandbox-trip-list.ts';

interface SandboxTripBookingTable {
  confirmation: string;
  reference: string;
  trip: string;
  date: string;
  people: number;
  /** What it takes itself, in tögrög. */
  rest: number;
  created_at: number;
  cancelled_at: number | null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    /** The sandbox operator's own books: every booking that it has made. */
    'sandbox.trip_bookings': SandboxTripBookingTable;
  }
}

/** Bookings of the sandbox's operator. It makes one each time it is asked; the fault `trip-booking` makes it refuse, or make the booking and lose the answer. */
export function sandboxTripBookings(
  app: FastifyInstance,
  { db, ids, clock, faults }: Pick<Deps, 'clock' | 'db' | 'faults' | 'ids'>,
): void {
  app.post('/bookings', async (request, reply) => {
    const wanted = request.body as {
      reference: string;
      trip: string;
      date: string;
      people: string[];
      rest: { amount: number } | null;
    };
    const fault = faults.take('trip-booking');
    if (fault?.kind === 'fail') return reply.code(fault.status ?? 503).send({ error: 'CLOSED' });
    if (!sandboxTrips.some(({ id }) => id === wanted.trip)) return reply.code(422).send({ error: 'NO_SUCH_TRIP' });
    const booking = {
      confirmation: ids.reference('TRP'),
      reference: wanted.reference,
      trip: wanted.trip,
      date: wanted.date,
      // The names of travellers belong to the operator; the sandbox has no use for them.
      people: wanted.people.length,
      rest: wanted.rest?.amount ?? 0,
      created_at: clock.now(),
      cancelled_at: null,
    };
    await db.insertInto('sandbox.trip_bookings').values(booking).execute();
    if (fault?.kind === 'drop-answer') return reply.code(502).send('');
    return view(booking);
  });

  app.get('/bookings', (request, reply) => {
    const reference = new URL(request.url, 'http://sandbox').searchParams.get('reference') ?? '';
    const made = db
      .selectFrom('sandbox.trip_bookings')
      .selectAll()
      .where('reference', '=', reference)
      .where('cancelled_at', 'is', null)
      .orderBy('created_at')
      .execute();
    void made.then(
      (bookings) => reply.send({ bookings: bookings.map(view) }),
      (error: Error) => reply.send(error),
    );
    return reply;
  });

  app.delete('/bookings', async (request, reply) => {
    const reference = new URL(request.url, 'http://sandbox').searchParams.get('reference') ?? '';
    await db
      .updateTable('sandbox.trip_bookings')
      .set({ cancelled_at: clock.now() })
      .where('reference', '=', reference)
      .where('cancelled_at', 'is', null)
      .execute();
    return reply.send({ reference });
  });
}

function view({ confirmation, reference }: Selectable<SandboxTripBookingTable>) {
  return { confirmation, reference };
}
