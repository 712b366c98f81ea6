import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Deps } from '../../platform/deps.ts';
import { sha256 } from '../../platform/ids.ts';
import { applyFault } from '../bank/inject-fault.ts';
import { parseQuery } from '../../platform/http/parse-query.ts';
import type { BankHouse } from './bank-house.ts';
import { readBankKey } from './sandbox-bank-rates.ts';

const wanted = v.object({
  holder: v.object({ name: v.pipe(v.string(), v.nonEmpty()), surname: v.pipe(v.string(), v.nonEmpty()) }),
  rooms: v.array(
    v.object({
      rateKey: v.string(),
      paxes: v.array(v.object({ roomId: v.number(), type: v.picklist(['AD', 'CH']), name: v.optional(v.string()) })),
    }),
  ),
  clientReference: v.pipe(v.string(), v.maxLength(20)),
  remark: v.optional(v.string()),
});

interface Row {
  readonly confirmation: string;
  readonly reference: string;
  readonly cancelled_at: number | null;
}

const toBooking = ({ confirmation, reference, cancelled_at }: Row) => ({
  reference: confirmation,
  clientReference: reference,
  status: cancelled_at === null ? 'CONFIRMED' : 'CANCELLED',
});

/** The books of the sandbox's bed bank. `bed-bank-book` refuses a booking, or makes it and loses the answer. */
export function sandboxBankBookings(
  app: FastifyInstance,
  { db, clock, faults }: Pick<Deps, 'clock' | 'db' | 'faults'>,
  house: BankHouse,
): void {
  const BOOKINGS = '/hotel-api/1.0/bookings';
  const rows = () => db.selectFrom('sandbox.hotel_bookings').selectAll().where('confirmation', 'like', '1-%');

  app.post(BOOKINGS, async (request, reply) => {
    const fault = faults.take('bed-bank-book');
    if (fault && fault.kind !== 'drop-answer') return (await applyFault(fault, reply)) ? reply : undefined;
    const { clientReference, rooms } = v.parse(wanted, request.body);
    const rates = rooms.map(({ rateKey }) => readBankKey(rateKey));
    const fits = rooms.every(({ paxes }, at) => {
      const { occupancy } = rates[at] ?? {};
      const named = new Set(paxes.flatMap(({ name, roomId }) => (name === undefined ? [] : [roomId])));
      return (
        occupancy &&
        named.size === occupancy.rooms &&
        paxes.length === occupancy.rooms * (occupancy.adults + occupancy.children)
      );
    });
    if (!fits || !rates.every((rate) => rate && house.hotel(rate.hotel)))
      return reply.code(400).send({ error: { code: 'INVALID_DATA', message: 'paxes' } });
    const made = await rows().execute();
    const confirmation = `1-${Number.parseInt(sha256(`${clientReference} ${made.length}`).slice(0, 7), 16)}`;
    const row = { confirmation, reference: clientReference, cancelled_at: null };
    await db
      .insertInto('sandbox.hotel_bookings')
      .values({ ...row, booking: JSON.stringify({ rooms: rooms.length }), created_at: clock.now() })
      .execute();
    if (fault) return (await applyFault(fault, reply)) ? reply : undefined;
    return reply.send({ booking: toBooking(row) });
  });

  app.get(BOOKINGS, async (request, reply) => {
    const { clientReference = '' } = parseQuery(request.url);
    const found = await rows().where('reference', '=', clientReference).orderBy('created_at').execute();
    return reply.send({ bookings: { bookings: found.map(toBooking), total: found.length } });
  });

  app.get<{ Params: { number: string } }>(`${BOOKINGS}/:number`, async ({ params }, reply) => {
    const row = await rows().where('confirmation', '=', params.number).executeTakeFirst();
    return row
      ? reply.send({ booking: toBooking(row) })
      : reply.code(404).send({ error: { code: 'NOT_FOUND', message: 'NOT_FOUND' } });
  });

  app.delete<{ Params: { number: string } }>(`${BOOKINGS}/:number`, async (request, reply) => {
    const { cancellationFlag } = parseQuery(request.url);
    const row = await rows().where('confirmation', '=', request.params.number).executeTakeFirst();
    if (!row) return reply.code(404).send({ error: { code: 'NOT_FOUND', message: 'NOT_FOUND' } });
    if (cancellationFlag === 'SIMULATION') return reply.send({ booking: toBooking(row) });
    if (row.cancelled_at !== null)
      return reply.code(400).send({ error: { code: 'INVALID_DATA', message: 'already cancelled' } });
    const cancelled_at = clock.now();
    await db
      .updateTable('sandbox.hotel_bookings')
      .set({ cancelled_at })
      .where('confirmation', '=', row.confirmation)
      .execute();
    return reply.send({ booking: toBooking({ ...row, cancelled_at }) });
  });
}
