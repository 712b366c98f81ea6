import { localDate } from '@aylal/domain/calendar';
import type { FlightOffer } from '@aylal/contracts/flights';
import type { FastifyInstance } from 'fastify';
import { createTimetableCarriers } from '../../products/flights/carriers/timetable-carriers.ts';
import { priceFault } from '../../products/flights/handlers/price-fault.ts';
import { OFFER_LIFE_MS, readFilter, type OfferSearch } from '../../products/flights/offers/offer-key.ts';
import { createTimetableMarket } from '../../products/flights/timetable-market.ts';
import { findRecord, recordsOf, saveRecords } from './sandbox-airline-records.ts';
import type { SandboxAirline } from './sandbox-airline-server.ts';
import { dollars, writeOfferDoc } from './write-offer-doc.ts';

interface SearchBody {
  readonly data: {
    readonly slices: readonly { origin: string; destination: string; departure_date: string }[];
    readonly passengers: readonly { type?: string; age?: number }[];
  };
}

const WHOLE_SECOND = 1000;

/** Searches and single offers of the sandbox's airline. */
export function sandboxAirlineSearch(app: FastifyInstance, { deps, writing, no }: SandboxAirline): void {
  const { db, clock } = deps;
  const carriers = createTimetableCarriers(db, deps.flightServices);
  const market = createTimetableMarket({ db, desk: deps.flightServices, turn: () => priceFault(deps) });

  app.post('/air/offer_requests', async (request, reply) => {
    const { data } = request.body as SearchBody;
    const issuedAt = Math.floor(clock.now() / WHOLE_SECOND) * WHOLE_SECOND;
    const sellers = await carriers.sellersOf({ search: searchOf(data), issuedAt, locale: 'en' });
    const answers = await Promise.all(sellers.map((seller) => seller.ask(AbortSignal.timeout(5_000))));
    const offers = answers.flatMap((answer) => (answer as { offers: FlightOffer[] }).offers);
    const write = await writing();
    const id = write.id('orq');
    const bodies = offers.map((offer) => ({
      doc: writeOfferDoc(offer, issuedAt + OFFER_LIFE_MS, write),
      filter: offer.filter_str,
      key: offer.key,
    }));
    await saveRecords(db, 'offer', id, bodies, clock.now());
    return reply.code(201).send({ data: { id } });
  });

  app.get('/air/offers', async (request, reply) => {
    const query = new URL(request.url, 'http://sandbox').searchParams;
    const found = await recordsOf(db, 'offer', query.get('offer_request_id') ?? '');
    const docs = found.map(({ doc }) => doc).toSorted((a, b) => Number(a.total_amount) - Number(b.total_amount));
    const from = Number(query.get('after') ?? 0);
    const limit = Number(query.get('limit') ?? 50);
    const after = from + limit < docs.length ? String(from + limit) : null;
    return reply.send({ data: docs.slice(from, from + limit), meta: { limit, after } });
  });

  app.get('/air/offers/:id', async (request, reply) => {
    const found = await findRecord(db, 'offer', (request.params as { id: string }).id);
    if (!found) return no(reply, 404, 'not_found');
    const { doc, filter, key } = found;
    if (Date.parse(doc.expires_at) <= clock.now()) return reply.send({ data: doc });
    const people = readFilter(filter) ?? { adult: 1, child: 0, infant: 0 };
    const checked = await market.check({ filter, key, now: clock.now(), locale: 'en' }, people);
    if (!checked.ok) return no(reply, 422, 'offer_no_longer_available');
    const { usdRate } = await writing();
    const now = { ...doc, total_amount: dollars(checked.offer.total_fare, usdRate) };
    await saveRecords(db, 'offer', '', [{ ...found, doc: now }], clock.now());
    return reply.send({ data: now });
  });
}

function searchOf({ slices, passengers }: SearchBody['data']): OfferSearch {
  const [out, ...rest] = slices.map(({ origin, destination, departure_date }) => ({
    from: origin,
    to: destination,
    date: localDate(departure_date),
  }));
  if (!out) throw new TypeError('a search has a slice');
  const [back] = rest;
  const isReturn = rest.length === 1 && back?.from === out.to && back.to === out.from;
  const people = (kind: (age: number) => boolean) =>
    passengers.filter(({ type, age }) => kind(age ?? (type === 'adult' ? 30 : 8))).length;
  return {
    from: out.from,
    to: out.to,
    departDate: out.date,
    returnDate: isReturn ? back?.date : undefined,
    next: rest.length > 0 && !isReturn ? rest : undefined,
    adult: people((age) => age >= 12),
    child: people((age) => age >= 2 && age < 12),
    infant: people((age) => age < 2),
  };
}
