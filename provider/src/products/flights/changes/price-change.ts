import type { FlightChangeOption, FlightOffer } from '@aylal/contracts/flights';
import { changeCost, ruleFlightChange, totalOfFares } from '@aylal/domain/flights';
import { agreedOffer, type OrderRow } from '../../../commerce/orders/order-row.ts';

/** Other flights with what they cost against the ticket held. */
export function priceChange(
  order: Pick<OrderRow, 'product' | 'offer' | 'travellers'>,
  offer: FlightOffer,
): FlightChangeOption {
  const { fares, exchange_before_depart_price } = agreedOffer(order);
  const cost = changeCost({
    held: totalOfFares(fares),
    wanted: offer.total_fare,
    feePerTicket: exchange_before_depart_price,
    tickets: order.travellers.length,
  });
  return { ...offer, ...cost };
}

/** True when the flights of the order may be changed at this moment (EXCH-02). */
export function mayChange(
  order: Pick<OrderRow, 'status' | 'product' | 'offer' | 'instalments'>,
  partRefunded: boolean,
  now: number,
): boolean {
  const { status, instalments } = order;
  const offer = agreedOffer(order);
  const departure_at = offer.trips[0]?.flights[0]?.departure_at ?? '';
  const facts = {
    statusCode: status,
    changeable: offer.exchange_before_depart_changeable,
    inParts: instalments !== null,
    partRefunded,
    departure_at,
  };
  return ruleFlightChange(facts, new Date(now)).kind !== 'blocked';
}
