import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { esimListed } from '../esims/esim.ts';
import { localDate, refNumber, sent } from '../fields.ts';
import { insuranceListed } from '../insurance/insurance.ts';

/** What may help on a journey abroad: where it goes, its days (`end_date` null where the way back is not known), and what is on sale for it; null where nothing fits or its owner has one already. */
export const orderOffers = v.object({
  country_code: v.string(),
  country_name: v.string(),
  start_date: localDate,
  end_date: v.nullable(localDate),
  esim: v.nullable(esimListed),
  insurance: v.nullable(insuranceListed),
});
export type OrderOffers = v.InferOutput<typeof orderOffers>;

/**
 * What else may help on the journey of an own order of flights or a hotel: from its country and days, data and a cover at their prices of now. Null where there is nothing to offer: at home, once
 * it has begun, for an order that does not stand. Somebody else's order and a missing one give the same 404 (AUT-1).
 */
export const readOrderOffers = defineEndpoint({
  name: 'read-order-offers',
  id: 'NEED-170',
  summary: 'Read what may help on the journey of an order',
  method: 'GET',
  path: '/api/order/v1/recommendations/{ref_number}/',
  auth: 'bearer',
  params: sent({ ref_number: refNumber }),
  answers: { 200: answer(v.nullable(orderOffers)), 401: refusal, 404: refusal },
});
