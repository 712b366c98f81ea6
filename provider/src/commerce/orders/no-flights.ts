import type { Baggage } from '@aylal/contracts';
import type { AgreedOffer } from './order-row.ts';

const none: Baggage = {
  piece: null,
  weight: null,
  weight_unit: '',
  dimension: null,
  dimension_unit: '',
  hand_piece: null,
  hand_weight: null,
  hand_dimension: null,
};

/** What an order of another product than flights has in place of flights; what it sells stands in `item`. */
export const noFlights: AgreedOffer = {
  total_fare: 0,
  bookable: false,
  refundable_before_depart: false,
  refund_before_depart_price: 0,
  refundable_after_depart: false,
  refund_after_depart_price: 0,
  exchange_before_depart_changeable: false,
  exchange_before_depart_price: 0,
  exchange_after_depart_changeable: false,
  exchange_after_depart_price: 0,
  filter_str: '',
  key: '',
  trips: [],
  fares: [],
  baggage_info: { adult: none, child: none, infant: none },
};
