import type { FastifyInstance } from 'fastify';
import type { Selectable } from 'kysely';
import type { Deps } from '../../platform/deps.ts';
import { sandboxDriver } from './sandbox-drivers.ts';
import { sandboxTransportId } from './sandbox-transport-catalogue.ts';
import { sandboxTransports } from './sandbox-transport-list.ts';

interface SandboxTransportBookingTable {
  confirmation: string;
  reference: string;
  transport: string;
  date: string;
  days: number;
  driver: number;
  cancelled: boolean;
  created_at: number;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    /** The books of the sandbox's operator of cars: every booking that it has made. */
    'sandbox.transport_bookings': SandboxTransportBookingTable;
  }
}

/** Bookings of the sandbox's operator. It makes one each time it is asked; the fault `transport-booking` makes it refuse, or make the booking and lose the answer. */
export function sandboxTransportBookings(
  app: FastifyInstance,
  { db, ids, clock, faults }: Pick<Deps, 'clock' | 'db' | 'faults' | 'ids'>,
): void {
  app.post('/bookings', async (request, reply) => {
    const { reference, transport, date, days } = request.body as Record<'reference' | 'transport' | 'date', string> & {
      days: number;
    };
    const fault = faults.take('transport-booking');
    if (fault?.kind === 'fail') return reply.code(fault.status ?? 503).send({ error: 'CLOSED' });
    if (!sandboxTransports.some((one) => sandboxTransportId(one) === transport))
      return reply.code(422).send({ error: 'NO_SUCH_CAR' });
    const driver = sandboxTransports.findIndex((one) => sandboxTransportId(one) === transport);
    const confirmation = ids.reference('CAR');
    const booking = { confirmation, reference, transport, date, days, driver, created_at: clock.now() };
    await db
      .insertInto('sandbox.transport_bookings')
      .values({ ...booking, cancelled: false })
      .execute();
    if (fault?.kind === 'drop-answer') return reply.code(502).send('');
    return view(booking);
  });

  app.get('/bookings', (request, reply) => {
    const reference = new URL(request.url, 'http://sandbox').searchParams.get('reference') ?? '';
    const made = db
      .selectFrom('sandbox.transport_bookings')
      .selectAll()
      .where('reference', '=', reference)
      .where('cancelled', '=', false)
      .orderBy('created_at')
      .execute();
    void made.then(
      (bookings) => reply.send({ bookings: bookings.map(view) }),
      (error: Error) => reply.send(error),
    );
    return reply;
  });

  app.post('/cancellations', (request, reply) => {
    const { reference } = request.body as { reference: string };
    const given = db
      .updateTable('sandbox.transport_bookings')
      .set({ cancelled: true })
      .where('reference', '=', reference)
      .execute();
    void given.then(
      () => reply.send({ reference }),
      (error: Error) => reply.send(error),
    );
    return reply;
  });
}

function view({
  confirmation,
  reference,
  driver,
}: Pick<Selectable<SandboxTransportBookingTable>, 'confirmation' | 'reference' | 'driver'>) {
  return { confirmation, reference, ...sandboxDriver(driver) };
}
