import type { FastifyInstance, FastifyReply } from 'fastify';
import { daysMs } from '@aylal/domain/calendar';
import { sandboxTickets } from '../../products/flights/booking/sandbox-airline.ts';
import type { FaultRule } from '../../platform/faults/faults.ts';
import { priceFault } from '../../products/flights/handlers/price-fault.ts';
import { openChange } from '../../products/flights/booking/sandbox-change-store.ts';
import { readFilter } from '../../products/flights/offers/offer-key.ts';
import { confirmInventory, holdInventory, releaseInventory } from '../../commerce/inventory/inventory-store.ts';
import { createTimetableMarket } from '../../products/flights/timetable-market.ts';
import { allRecords, findRecord, recordsOf, saveRecords, type SandboxRecords } from './sandbox-airline-records.ts';
import type { SandboxAirline } from './sandbox-airline-server.ts';
import { apiCurrency } from './write-offer-doc.ts';

type Order = SandboxRecords['order'];
const HELD_MS = daysMs(1);
const idOf = (request: { params: unknown }) => (request.params as { id: string }).id;

/** With what an order is paid: the documents of its passengers. */
export function ticketsFor({ doc, offer }: Order, reference: string): object[] {
  const { ticketNumbers } = sandboxTickets({ reference, offer, travellers: doc.passengers.length });
  return doc.passengers.map(({ id }, index) => ({
    type: 'electronic_ticket',
    unique_identifier: ticketNumbers[index],
    passenger_ids: [id],
  }));
}

/** What was done stands, and its answer is lost. */
export function lose(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.destroy();
  return reply;
}

/** Orders of the sandbox's airline: held, paid and cancelled. */
export function sandboxAirlineOrders(app: FastifyInstance, { deps, writing, no }: SandboxAirline): void {
  const { db, clock, faults } = deps;
  const market = createTimetableMarket({ db, desk: deps.flightServices, turn: () => priceFault(deps) });
  const save = (order: Order, parent = '') => saveRecords(db, 'order', parent, [order], clock.now());
  const refusing = (fault: FaultRule | undefined) => fault?.kind === 'fail';

  app.post('/air/orders', async (request, reply) => {
    const fault = faults.take('airline-hold');
    const { data } = request.body as {
      data: { selected_offers: [string]; passengers: { id: string }[]; metadata: Record<string, string> };
    };
    if (refusing(fault)) return no(reply, fault?.status ?? 422, 'offer_no_longer_available');
    const [offerId] = data.selected_offers;
    const found = await findRecord(db, 'offer', offerId);
    if (!found) return no(reply, 404, 'not_found');
    if (Date.parse(found.doc.expires_at) <= clock.now()) return no(reply, 422, 'offer_expired');
    if ((await recordsOf(db, 'order', offerId)).length > 0) return no(reply, 422, 'offer_request_already_booked');
    const { filter, key, doc } = found;
    const people = readFilter(filter) ?? { adult: 1, child: 0, infant: 0 };
    const checked = await market.check({ filter, key, now: clock.now(), locale: 'en' }, people);
    if (!checked.ok) return no(reply, 422, 'offer_no_longer_available');
    const { id: newId } = await writing();
    const id = newId('ord');
    const hold = (tx: Parameters<typeof holdInventory>[0]) =>
      holdInventory(tx, id, checked.units, people.adult + people.child);
    if (!(await db.transaction().execute(hold))) return no(reply, 422, 'offer_no_longer_available');
    const until = new Date(clock.now() + HELD_MS).toISOString();
    const order: Order = {
      offer: { ...checked.offer, key },
      doc: {
        id,
        booking_reference: sandboxTickets({ reference: id, offer: checked.offer, travellers: 1 }).airlineReference,
        total_amount: doc.total_amount,
        total_currency: apiCurrency,
        slices: doc.slices,
        passengers: data.passengers.map((one) => ({ id: one.id })),
        documents: [],
        conditions: doc.conditions,
        cancelled_at: null,
        metadata: data.metadata,
        payment_status: {
          awaiting_payment: true,
          payment_required_by: until,
          price_guarantee_expires_at: until,
          paid_at: null,
        },
      },
    };
    await save(order, offerId);
    return fault?.kind === 'drop-answer' ? lose(reply) : reply.code(201).send({ data: order.doc });
  });

  app.get('/air/orders', async (request, reply) => {
    const query = new URL(request.url, 'http://sandbox').searchParams;
    const docs = (await allRecords(db, 'order')).map(({ doc }) => doc);
    const wanted = query.get('awaiting_payment') === 'true' ? docs.filter(isUnpaid) : docs;
    return reply.send({ data: wanted, meta: { after: null } });
  });

  app.get('/air/orders/:id', async (request, reply) => {
    const found = await findRecord(db, 'order', idOf(request));
    if (!found) return no(reply, 404, 'not_found');
    const fault = faults.take('airline-order');
    if (fault?.kind === 'price-change') {
      const total = Number(found.doc.total_amount) * (1 + (fault.percent ?? 10) / 100);
      const dearer = { ...found, doc: { ...found.doc, total_amount: total.toFixed(2) } };
      await save(dearer);
      return reply.send({ data: dearer.doc });
    }
    return reply.send({ data: found.doc });
  });

  app.post('/air/payments', async (request, reply) => {
    const fault = faults.take('airline-pay');
    if (refusing(fault)) return no(reply, fault?.status ?? 422, 'insufficient_balance');
    const { order_id, payment } = (request.body as { data: { order_id: string; payment: { amount: string } } }).data;
    const order = await findRecord(db, 'order', order_id);
    if (!order) return no(reply, 404, 'not_found');
    const { doc } = order;
    if (doc.cancelled_at) return no(reply, 422, 'already_cancelled');
    if (doc.payment_status.paid_at) return no(reply, 422, 'already_paid');
    if (Date.parse(doc.payment_status.payment_required_by ?? '') <= clock.now())
      return no(reply, 422, 'past_payment_required_by_date');
    if (payment.amount !== doc.total_amount) return no(reply, 422, 'payment_amount_does_not_match_order_amount');
    const paid_at = new Date(clock.now()).toISOString();
    const payment_status = { ...doc.payment_status, awaiting_payment: false, payment_required_by: null, paid_at };
    await db.transaction().execute((tx) => confirmInventory(tx, order_id));
    await save({ ...order, doc: { ...doc, payment_status, documents: ticketsFor(order, order_id) } });
    const { id } = await writing();
    return fault?.kind === 'drop-answer' ? lose(reply) : reply.code(201).send({ data: { id: id('pay') } });
  });

  app.post('/air/order_cancellations', async (request, reply) => {
    const { order_id } = (request.body as { data: { order_id: string } }).data;
    const order = await findRecord(db, 'order', order_id);
    if (!order) return no(reply, 404, 'not_found');
    if (order.doc.cancelled_at) return no(reply, 422, 'already_cancelled');
    const terms = order.doc.conditions as { refund_before_departure: { allowed: boolean; penalty_amount: string } };
    const { allowed, penalty_amount } = terms.refund_before_departure;
    const paid = order.doc.payment_status.paid_at !== null;
    // The fault `price-change` makes the airline keep so many percent of the price more than its fare says.
    const greed = faults.take('airline-quote');
    const more = greed ? (Number(order.doc.total_amount) * (greed.percent ?? 10)) / 100 : 0;
    const total = Number(order.doc.total_amount);
    const byAirline = paid && (await openChange(db, order_id)) !== undefined;
    const back = byAirline ? total - more : paid && allowed ? total - Number(penalty_amount) - more : 0;
    const doc = {
      id: (await writing()).id('ore'),
      order_id,
      refund_amount: Math.max(0, back).toFixed(2),
      refund_currency: apiCurrency,
      refund_to: paid ? 'balance' : 'awaiting_payment',
      confirmed_at: null,
    };
    await saveRecords(db, 'cancellation', order_id, [{ doc }], clock.now());
    return reply.code(201).send({ data: doc });
  });

  app.post('/air/order_cancellations/:id/actions/confirm', async (request, reply) => {
    const fault = faults.take('airline-confirm');
    if (refusing(fault)) return no(reply, fault?.status ?? 422, 'order_cancellation_stale');
    const found = await findRecord(db, 'cancellation', idOf(request));
    const order = found && (await findRecord(db, 'order', found.doc.order_id));
    if (!found || !order) return no(reply, 404, 'not_found');
    if (order.doc.cancelled_at) return no(reply, 422, 'already_cancelled');
    const at = new Date(clock.now()).toISOString();
    await db.transaction().execute((tx) => releaseInventory(tx, order.doc.id));
    const payment_status = { ...order.doc.payment_status, awaiting_payment: false };
    await save({ ...order, doc: { ...order.doc, cancelled_at: at, payment_status } });
    return fault?.kind === 'drop-answer' ? lose(reply) : reply.send({ data: { ...found.doc, confirmed_at: at } });
  });
}

function isUnpaid({ payment_status, cancelled_at }: Order['doc']): boolean {
  return payment_status.awaiting_payment && cancelled_at === null;
}
