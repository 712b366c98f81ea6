import * as v from 'valibot';
import { listedProducts } from '@aylal/domain/orders';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { refNumber, sent } from '../fields.ts';
import { anyOrder } from './any-order.ts';

// Apart, because pages that read orders of one product are to load nothing of a choice between products.
/** One order of the caller, of whichever product; another customer's, a missing one and one of another product give the same 404 (AUT-1). */
export const getOrder = defineEndpoint({
  name: 'get-order',
  id: 'NEED-08',
  summary: 'Read an order',
  method: 'GET',
  path: '/api/order/v1/detail/{product}/{ref_number}/',
  auth: 'bearer',
  params: sent({ product: v.picklist(listedProducts, 'validation_invalid'), ref_number: refNumber }),
  answers: { 200: answer(anyOrder), 400: refusal, 401: refusal, 404: refusal },
});

/** An order of the caller that is paid at the checkout, whatever is bought: its address knows the number alone (ROUTE-02). */
export const getCheckoutOrder = defineEndpoint({
  name: 'get-checkout-order',
  id: 'NEED-60',
  summary: 'Read an order at its checkout',
  method: 'GET',
  path: '/api/order/v1/checkout/{ref_number}/',
  auth: 'bearer',
  params: sent({ ref_number: refNumber }),
  answers: { 200: answer(anyOrder), 401: refusal, 404: refusal },
});
