import type { FlightTrip } from '@aylal/contracts/flights';
import { localDate } from '@aylal/domain/calendar';
import { changeCost, totalOfFares } from '@aylal/domain/flights';
import type { FastifyInstance } from 'fastify';
import { createTimetableChanges } from '../../products/flights/changes/timetable-changes.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { OFFER_LIFE_MS } from '../../products/flights/offers/offer-key.ts';
import { priceFault } from '../../products/flights/handlers/price-fault.ts';
import { confirmInventory, holdInventory, releaseInventory } from '../../commerce/inventory/inventory-store.ts';
import { findRecord, saveRecords, type SandboxRecords } from './sandbox-airline-records.ts';
import { lose, ticketsFor } from './sandbox-airline-orders.ts';
import type { SandboxAirline } from './sandbox-airline-server.ts';
import { apiCurrency, dollars, writeConditions, writeSlice } from './write-offer-doc.ts';

interface ChangeBody {
  readonly data: {
    readonly order_id: string;
    readonly slices: {
      readonly remove: readonly { readonly slice_id: string }[];
      readonly add: readonly { readonly departure_date: string }[];
    };
  };
}

/** Changes of the sandbox's airline: other flights are searched, one is prepared, and it happens once it is confirmed. */
export function sandboxAirlineChanges(app: FastifyInstance, { deps, writing, no }: SandboxAirline): void {
  const { db, clock, faults } = deps;
  const changes = createTimetableChanges({ db, desk: deps.flightServices, turn: () => priceFault(deps) });
  const idOf = (request: { params: unknown }) => (request.params as { id: string }).id;

  app.post('/air/order_change_requests', async (request, reply) => {
    const { order_id, slices } = (request.body as ChangeBody).data;
    const order = await findRecord(db, 'order', order_id);
    if (!order) return no(reply, 404, 'not_found');
    const { doc, offer: held } = order;
    const removed = slices.remove.map(({ slice_id }) => doc.slices.findIndex(({ id }) => id === slice_id));
    const day = (index: number) => {
      const added = slices.add[removed.indexOf(index)];
      return added ? localDate(added.departure_date) : held.trips[index]?.flights[0]?.departure_date;
    };
    const departDate = day(0);
    if (!departDate) return no(reply, 404, 'not_found');
    const wanted = { departDate, returnDate: day(1) };
    const options = await optionsOf(changes.options(held, wanted, clock.now(), 'en'));
    const suitable = options.filter(({ trips }) =>
      trips.every((trip, index) => removed.includes(index) || sameTrip(trip, held.trips[index])),
    );
    const write = await writing();
    const bodies = await Promise.all(
      suitable.map(async (offer) => {
        const found = await changes.reopen(held, offer.filter_str, offer.key, clock.now(), 'en');
        const cost = changeCost({
          held: totalOfFares(held.fares),
          wanted: offer.total_fare,
          feePerTicket: held.exchange_before_depart_price,
          tickets: doc.passengers.length,
        });
        return {
          offer,
          flights: found.ok ? found.units : [],
          doc: {
            id: write.id('oco'),
            order_id,
            expires_at: new Date(clock.now() + OFFER_LIFE_MS).toISOString(),
            change_total_amount: dollars(cost.to_pay - cost.credit, write.usdRate),
            change_total_currency: apiCurrency,
            penalty_total_amount: dollars(cost.penalty, write.usdRate),
            penalty_total_currency: apiCurrency,
            slices: {
              add: removed.flatMap((index) => {
                const trip = offer.trips[index];
                return trip ? [writeSlice(trip, offer, write)] : [];
              }),
              remove: slices.remove.map(({ slice_id }) => ({ id: slice_id })),
            },
          },
        };
      }),
    );
    await saveRecords(db, 'change-offer', order_id, bodies, clock.now());
    const order_change_offers = bodies.map(({ doc: one }) => one);
    return reply.code(201).send({ data: { id: write.id('ocr'), order_id, order_change_offers } });
  });

  app.get('/air/order_change_offers/:id', async (request, reply) => {
    const found = await findRecord(db, 'change-offer', idOf(request));
    return found ? reply.send({ data: found.doc }) : no(reply, 404, 'not_found');
  });

  app.post('/air/order_changes', async (request, reply) => {
    const { selected_order_change_offer: of } = (request.body as { data: { selected_order_change_offer: string } })
      .data;
    const offer = await findRecord(db, 'change-offer', of);
    if (!offer) return no(reply, 404, 'not_found');
    if (Date.parse(offer.doc.expires_at) <= clock.now()) return no(reply, 422, 'offer_expired');
    const doc = { ...offer.doc, id: (await writing()).id('oce'), confirmed_at: null };
    await saveRecords(db, 'change', of, [{ doc, of }], clock.now());
    return reply.code(201).send({ data: doc });
  });

  app.get('/air/order_changes/:id', async (request, reply) => {
    const found = await findRecord(db, 'change', idOf(request));
    return found ? reply.send({ data: found.doc }) : no(reply, 404, 'not_found');
  });

  app.post('/air/order_changes/:id/actions/confirm', async (request, reply) => {
    const fault = faults.take('airline-confirm');
    if (fault?.kind === 'fail') return no(reply, fault.status ?? 422, 'order_change_no_longer_available');
    const found = await findRecord(db, 'change', idOf(request));
    const chosen = found && (await findRecord(db, 'change-offer', found.of));
    const order = chosen && (await findRecord(db, 'order', String(chosen.doc['order_id'])));
    if (!found || !chosen || !order) return no(reply, 404, 'not_found');
    if (found.doc['confirmed_at'] !== null) return no(reply, 422, 'already_confirmed');
    const { payment } = (request.body as { data: { payment?: { amount: string } } }).data;
    const owed = Number(found.doc.change_total_amount) > 0 ? found.doc.change_total_amount : undefined;
    if (payment?.amount !== owed) return no(reply, 422, 'payment_amount_does_not_match_order_amount');
    const { adult, child } = seatsOf(order);
    const isHeld = await db.transaction().execute(async (tx) => {
      await releaseInventory(tx, order.doc.id);
      const held = await holdInventory(tx, order.doc.id, chosen.flights, adult + child);
      await confirmInventory(tx, order.doc.id);
      return held;
    });
    if (!isHeld) return no(reply, 422, 'order_change_no_longer_available');
    await saveRecords(db, 'order', '', [await changedOrder(order, chosen, found.doc.id)], clock.now());
    const doc = { ...found.doc, confirmed_at: new Date(clock.now()).toISOString() };
    await saveRecords(db, 'change', found.of, [{ ...found, doc }], clock.now());
    return fault?.kind === 'drop-answer' ? lose(reply) : reply.send({ data: doc });
  });

  async function changedOrder(
    order: SandboxRecords['order'],
    { offer }: SandboxRecords['change-offer'],
    reference: string,
  ): Promise<SandboxRecords['order']> {
    const write = await writing();
    return {
      offer,
      doc: {
        ...order.doc,
        total_amount: dollars(offer.total_fare, write.usdRate),
        slices: offer.trips.map((trip) => writeSlice(trip, offer, write)),
        conditions: writeConditions(offer, order.doc.passengers.length, write.usdRate),
        documents: ticketsFor({ ...order, offer }, reference),
      },
    };
  }
}

/** None where the timetable cannot search such days. */
async function optionsOf<T>(asked: Promise<readonly T[]>): Promise<readonly T[]> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ProblemError) return [];
    throw error;
  }
}

function sameTrip(trip: FlightTrip, held: FlightTrip | undefined): boolean {
  const flights = (one: FlightTrip | undefined) =>
    one?.flights.map(({ flight_number, departure_at }) => `${flight_number} ${departure_at}`).join();
  return flights(trip) === flights(held);
}

function seatsOf({ offer }: SandboxRecords['order']): { adult: number; child: number } {
  const count = (type: string) => offer.fares.find((fare) => fare.type === type)?.count ?? 0;
  return { adult: count('adult'), child: count('child') };
}
