import type { FastifyInstance } from 'fastify';
import {
  acceptAnnounced,
  changesOfOrder,
  type SandboxChange,
} from '../../products/flights/booking/sandbox-change-store.ts';
import { lose } from './sandbox-airline-orders.ts';
import { findRecord, saveRecords, type SandboxRecords } from './sandbox-airline-records.ts';
import type { SandboxAirline } from './sandbox-airline-server.ts';
import { writeSlice, type OfferWriting } from './write-offer-doc.ts';

type Order = SandboxRecords['order'];

/** Changes by the sandbox's airline itself: what it has announced is listed, and the newest can be accepted. The fault `airline-accept` refuses it, or loses the answer. */
export function sandboxInitiatedChanges(app: FastifyInstance, { deps, writing, no }: SandboxAirline): void {
  const { db, clock, faults } = deps;

  app.get('/air/airline_initiated_changes', async (request, reply) => {
    const query = new URL(request.url, 'http://sandbox').searchParams;
    const order = await findRecord(db, 'order', query.get('order_id') ?? '');
    if (!order) return no(reply, 404, 'not_found');
    const write = await writing();
    const changes = await changesOfOrder(db, order.doc.id);
    return reply.send({ data: changes.map((change) => docOf(change, order, write)), meta: { after: null } });
  });

  app.post('/air/airline_initiated_changes/:id/actions/accept', async (request, reply) => {
    const { id } = request.params as { id: string };
    const fault = faults.take('airline-accept');
    const change = await db.selectFrom('sandbox.airline_changes').selectAll().where('id', '=', id).executeTakeFirst();
    const order = change && (await findRecord(db, 'order', change.order_id));
    if (!change || !order) return no(reply, 404, 'not_found');
    if (fault?.kind === 'fail') return no(reply, fault.status ?? 503, 'airline_unavailable');
    if (change.action_taken !== null) return no(reply, 422, 'already_actioned');
    if (!(await acceptAnnounced(db, order.doc.id, id))) return no(reply, 422, 'stale_airline_initiated_change_accept');
    const write = await writing();
    const changed = afterChange(order, change, write);
    await saveRecords(db, 'order', '', [changed], clock.now());
    return fault?.kind === 'drop-answer' ? lose(reply) : reply.send({ data: docOf(change, order, write) });
  });
}

/** `removed` is what was sold, `added` what is flown in its place. */
function docOf(change: SandboxChange, { doc, offer }: Order, write: OfferWriting): object {
  const moved = doc.slices.filter((_, place) => isMoved(change, offer, place));
  return {
    id: change.id,
    order_id: change.order_id,
    created_at: new Date(change.created_at).toISOString(),
    action_taken: change.action_taken,
    available_actions: ['accept', 'cancel'],
    removed: moved,
    added: change.trips.flatMap((trip, place) =>
      trip && isMoved(change, offer, place) ? [writeSlice(trip, offer, write)] : [],
    ),
  };
}

function isMoved({ trips }: SandboxChange, { trips: sold }: Order['offer'], place: number): boolean {
  const times = (trip: Order['offer']['trips'][number] | null | undefined) =>
    JSON.stringify(
      trip?.flights.map(({ departure_at, arrival_at, flight_number }) => [departure_at, arrival_at, flight_number]),
    );
  return times(trips[place]) !== times(sold[place]);
}

function afterChange({ doc, offer }: Order, { trips }: SandboxChange, write: OfferWriting): Order {
  const flown = trips.flatMap((trip) => trip ?? []);
  return {
    offer: { ...offer, trips: flown },
    doc: { ...doc, slices: flown.map((trip) => writeSlice(trip, offer, write)) },
  };
}
