import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { email, refNumber, sent, wholeNumber } from '../fields.ts';
import { shipmentLocation } from './shipment.ts';

// Apart, because the shell counts what is in a cart on every page, and is to load no border of a country for it.
/** CALL-06: an order of what is in the cart, at its price of now with the delivery, which is `total` as the customer saw it. What is delivered needs `shipment`, else 400 there. 409 for an empty cart, another price, or what is no longer there. Tickets are set aside for it until it is paid or over. */
export const bookCart = defineEndpoint({
  name: 'book-cart',
  id: 'API-05',
  summary: 'Order what is in the cart',
  method: 'POST',
  path: '/api/cart/booking/',
  auth: 'bearer',
  idempotent: true,
  body: sent({
    contact_email: email,
    total: wholeNumber(1, 999_999_999, 'validation_number'),
    shipment: v.optional(shipmentLocation),
  }),
  answers: {
    200: answer(v.object({ ref_number: refNumber })),
    400: refusal,
    401: refusal,
    404: refusal,
    409: refusal,
    422: refusal,
  },
});
