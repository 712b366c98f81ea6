import * as v from 'valibot';
import { emptyAnswer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { dialCode, email, phone, placeCode, sent } from '../fields.ts';
import { orEmpty } from '../requests/request-fields.ts';

/** News of the fares of one direction, by mail. */
export const airSubscription = v.pipe(
  sent({ email, dial_code: dialCode, phone, origin: placeCode, destination: placeCode }),
  v.forward(
    v.check((one) => one.origin !== one.destination, 'validation_same_place'),
    ['destination'],
  ),
);

/** 201: subscribed now; 200: subscribed to this direction before (CALL-19). The language of the letters is that of the call. */
export const subscribeAir = defineEndpoint({
  name: 'subscribe-air',
  id: 'API-18',
  summary: 'Subscribe to the fares of a direction',
  method: 'POST',
  path: '/api/gandan/air/subscription/',
  auth: 'optional',
  body: airSubscription,
  answers: { 200: emptyAnswer, 201: emptyAnswer, 400: refusal, 429: refusal },
});

/** Why somebody leaves, if they say so. */
export const airUnsubscription = sent({
  email,
  reason: orEmpty(v.pipe(v.string(), v.trim(), v.maxLength(500, 'validation_text_length'))),
});

/** Ends every direction of an address (CALL-20). 404 when it has none. */
export const unsubscribeAir = defineEndpoint({
  name: 'unsubscribe-air',
  id: 'API-19',
  summary: 'Unsubscribe from the fares of directions',
  method: 'POST',
  path: '/api/gandan/air/unsubscription/',
  auth: 'optional',
  body: airUnsubscription,
  answers: { 200: emptyAnswer, 400: refusal, 404: refusal, 429: refusal },
});
