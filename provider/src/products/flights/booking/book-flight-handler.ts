import { bookFlight } from '@aylal/contracts/flights';
import { homeDate } from '@aylal/domain/calendar';
import { findCompany } from '../../../accounts/companies/find-company.ts';
import type { Deps } from '../../../platform/deps.ts';
import { placeOnce } from '../../../commerce/orders/place-once.ts';
import { refuse } from '../../../platform/http/problem-error.ts';
import { route, type EffectContext, type Route, type RouteContext } from '../../../platform/http/route.ts';
import type { AirlineAnswer } from './airline-port.ts';
import { bookingFingerprint } from './booking-fingerprint.ts';
import { flightMessage } from '../messages/flight-messages.ts';
import { decideBooking, type BookingDecision } from './decide-booking.ts';
import { decideInstalments, type InstalmentsDecision } from '../../../commerce/instalments/decide-instalments.ts';
import type { StoredQuote } from '../stores/flight-quotes.ts';
import { newOrder } from './new-order.ts';

type Booking = typeof bookFlight;
type Accepted = StoredQuote & {
  readonly decision: Extract<BookingDecision, { kind: 'book' }>;
  /** The register's own word; null for a person. */
  readonly company: string | null;
  readonly instalments: Exclude<InstalmentsDecision, { kind: 'refuse' }>;
};

const SOLD_OUT = 103;
const AIRLINE_SILENT = 500;

/** API-26: the rules and the airline first, then order, seats, debt and mail in one short transaction. */
export function bookFlightRoute(
  deps: Pick<
    Deps,
    | 'airline'
    | 'companies'
    | 'config'
    | 'db'
    | 'events'
    | 'faults'
    | 'ids'
    | 'inventory'
    | 'outbox'
    | 'partnerCalls'
    | 'products'
    | 'quotes'
    | 'vault'
  >,
): Route {
  return route(bookFlight).withPartner({
    prepare: (ctx) => agreeOnBooking(deps, ctx),
    handle: (ctx, accepted: Accepted) => storeBooking(deps, ctx, accepted),
  });
}

/** Throws what the rules or the airline refuse. Asks nothing of the airline for input that cannot be booked anyway. */
async function agreeOnBooking(
  deps: Pick<Deps, 'airline' | 'companies' | 'db' | 'ids' | 'partnerCalls' | 'quotes'>,
  ctx: RouteContext<Booking>,
): Promise<Accepted> {
  const { body, session, now, locale } = ctx;
  const { db, quotes, airline, ids, partnerCalls } = deps;
  const found = await quotes.read(db, body.journey.ref_number);
  if (!found) throw refuse('quote-expired');
  const { quote } = found;
  const decision = decideBooking({ ...quote, expiresAt: Date.parse(quote.expires_at) }, body.person_names, now);
  if (decision.kind === 'refuse')
    throw refuse(decision.problem, 'fields' in decision ? { fields: decision.fields } : {});
  const today = homeDate(now);
  const instalments = decideInstalments(
    {
      terms: quote.partial_payment,
      price: quote.total_fare,
      departure: quote.trips[0]?.flights[0]?.departure_date ?? today,
      locale,
      today,
    },
    body.journey,
  );
  if (instalments.kind === 'refuse') throw refuse('instalments-unavailable');
  const company = await companyOf(deps, ctx);
  const wanted = {
    reference: ids.uuid(),
    offer: quote,
    travellers: body.person_names.length,
    booker: bookingFingerprint(session.userId, quote, body.person_names),
    quoteRef: quote.ref_number,
    people: body.person_names,
    contact: {
      email: body.journey.contact_email,
      dialCode: body.journey.contact_dial_code,
      phone: body.journey.contact_phone,
    },
  };
  const answer = await partnerCalls.about(quote.ref_number, () => airline.reserve(wanted));
  // It costs more by now: the customer sees the new price and agrees before anything is charged (MNY-6).
  if (answer.kind === 'changed') throw refuse('quote-expired');
  if (answer.kind !== 'accepted') throw airlineRefusal(answer, locale);
  const payUntil = Math.min(decision.payUntil, answer.until ?? decision.payUntil);
  return { ...found, decision: { ...decision, payUntil }, instalments, company };
}

/** Who books for a company names one that the register knows (FLIGHT-01). */
async function companyOf(deps: Pick<Deps, 'companies'>, ctx: RouteContext<Booking>): Promise<string | null> {
  const { is_company, company_register } = ctx.body.journey;
  if (!is_company) return null;
  const name = company_register && (await findCompany(deps, ctx, company_register))?.name;
  if (!name) throw refuse('invalid-input', { fields: { 'journey.company_register': 'validation_company_name' } });
  return name;
}

function airlineRefusal(answer: Exclude<AirlineAnswer, { kind: 'accepted' }>, locale: RouteContext<Booking>['locale']) {
  const tapa_code = answer.kind === 'silent' ? AIRLINE_SILENT : answer.tapaCode;
  const problem =
    tapa_code === SOLD_OUT ? 'sold-out' : tapa_code === AIRLINE_SILENT ? 'airline-silent' : 'airline-refused';
  return refuse(problem, { status: 208, extra: { tapa_code }, message: flightMessage(locale, `booking.${problem}`) });
}

async function storeBooking(
  deps: Pick<Deps, 'config' | 'events' | 'faults' | 'ids' | 'inventory' | 'outbox' | 'products' | 'vault'>,
  ctx: EffectContext<Booking>,
  accepted: Accepted,
) {
  const { tx, body, session, locale, now, log } = ctx;
  const { quote, units, decision, instalments, company } = accepted;
  const plan = instalments.kind === 'parts' ? instalments.plan : null;
  const order = newOrder(deps, { userId: session.userId, quote, decision, plan, company, body, locale, now });
  const duplicate = await placeOnce(deps, ctx, order);
  if (duplicate) return alreadyBooked(duplicate.ref_number, locale);
  const hold = { orderRef: order.row.ref_number, units, quantity: decision.seats };
  if (!(await deps.inventory.hold(tx, hold))) {
    throw refuse('sold-out', {
      status: 208,
      extra: { tapa_code: SOLD_OUT },
      message: flightMessage(locale, 'booking.sold-out'),
    });
  }
  log.info('order-booked', { ref_number: order.row.ref_number, total: order.row.total });
  if (deps.faults.take('other-tab')?.kind === 'fail') return alreadyBooked(order.row.ref_number, locale);
  return {
    status_code: 200 as const,
    message: flightMessage(locale, 'booking.booked'),
    result: { ref_number: order.row.ref_number },
  };
}

function alreadyBooked(ref_number: string, locale: RouteContext<Booking>['locale']) {
  return {
    status_code: 201 as const,
    message: flightMessage(locale, 'booking.already-booked'),
    result: { ref_number },
  };
}
