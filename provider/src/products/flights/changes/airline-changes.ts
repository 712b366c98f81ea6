import type { FlightTrip } from '@aylal/contracts/flights';
import type { PartnerChanges } from '../../../commerce/orders/partner-changes.ts';
import { agreedOffer, type OrderRow } from '../../../commerce/orders/order-row.ts';
import { orderSearchText } from '../../../commerce/orders/order-search-text.ts';
import type { AirlineChange } from '../booking/airline-port.ts';
import { tripsIn } from '../offers/trips-in.ts';

/** Journeys of flights as changes store them; what is stored was written by `agreed` and `read` alone. */
const tripsOf = (journey: unknown) => journey as AirlineChange['trips'];

/** How airlines change flights that were sold, and how that is answered. */
export const airlineChanges: PartnerChanges = {
  agreed: (order) => agreedOffer(order).trips,
  legs: (journey, locale) =>
    tripsIn(
      tripsOf(journey).map((trip) => trip ?? { flights: [], duration_minutes: 0 }),
      locale,
    ).map(({ flights }) =>
      flights.map((one) => ({
        name: `${one.marketing_airline} ${one.flight_number}`,
        from: `${one.departure_city_name} (${one.departure_airport})`,
        to: `${one.arrival_city_name} (${one.arrival_airport})`,
        departs_at: one.departure_at,
        arrives_at: one.arrival_at,
      })),
    ),
  read: async ({ airline }, order) => {
    const change = await airline.changeOf(requestOf(order));
    return change && { id: change.id, journey: change.trips };
  },
  accept: async ({ airline, products }, order, { partner_id, after }) => {
    const answer = await airline.acceptChange({ ...requestOf(order), change: partner_id });
    if (answer === 'replaced') return answer;
    const trips = tripsOf(after).filter((trip): trip is FlightTrip => trip !== null);
    const offer = { ...agreedOffer(order), trips };
    const { ref_number, product, item, confirmation } = order;
    const { airlineReference = confirmation, ticketNumbers = [] } = answer ?? {};
    return {
      offer: JSON.stringify(offer),
      search_text: orderSearchText(products, { ref_number, product, item, offer }),
      starts_at: Date.parse(trips[0]?.flights[0]?.departure_at ?? ''),
      confirmation: airlineReference,
      travellers: JSON.stringify(
        order.travellers.map((one, place) => ({ ...one, ticket_number: ticketNumbers[place] ?? one.ticket_number })),
      ),
    };
  },
};

function requestOf(order: OrderRow) {
  return { reference: order.ref_number, offer: agreedOffer(order), travellers: order.travellers.length };
}
