import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { sent, wholeNumber } from '../fields.ts';
import { cart } from './cart.ts';
import { printedText } from '../name-fields.ts';

/** More of one thing is a mistake, whatever the limit of the day is. */
export const MOST_OF_ONE = 20;

const quantity = v.pipe(
  wholeNumber(0, 999_999, 'cart_quantity'),
  v.minValue(1, 'cart_quantity'),
  v.maxValue(MOST_OF_ONE, 'cart_quantity'),
);
const itemId = v.pipe(v.string('validation_required'), v.regex(/^[a-z][a-z0-9-]{1,39}$/, 'validation_invalid'));

/** CALL-07: the cart of who is signed in (CART-04). */
export const readCart = defineEndpoint({
  name: 'read-cart',
  id: 'API-06',
  summary: 'Read the cart',
  method: 'GET',
  path: '/api/cart/package/',
  auth: 'bearer',
  answers: { 200: answer(cart), 401: refusal },
});

/** CALL-02: adds so many to what is there, so that two tabs at once lose nothing. 404 for what is not sold or sold out; over the limit of the day, 400; 409 for who keeps themselves out. */
export const addToCart = defineEndpoint({
  name: 'add-to-cart',
  id: 'API-01',
  summary: 'Add to the cart',
  method: 'PATCH',
  path: '/api/cart/package/add/',
  auth: 'bearer',
  body: sent({
    name: v.pipe(v.string('validation_required'), v.maxLength(80, 'validation_invalid'), printedText),
    quantity,
  }),
  answers: { 200: answer(cart), 400: refusal, 401: refusal, 404: refusal, 409: refusal },
});

/** CALL-03: the quantity that an item shall have. */
export const updateCartItem = defineEndpoint({
  name: 'update-cart-item',
  id: 'API-02',
  summary: 'Change a quantity in the cart',
  method: 'PATCH',
  path: '/api/cart/package/update/',
  auth: 'bearer',
  body: sent({ id: itemId, quantity }),
  answers: { 200: answer(cart), 400: refusal, 401: refusal, 404: refusal, 409: refusal },
});

/** CALL-04: 404 for what is not in the cart. */
export const removeCartItem = defineEndpoint({
  name: 'remove-cart-item',
  id: 'API-03',
  summary: 'Remove from the cart',
  method: 'DELETE',
  path: '/api/cart/package/{id}/',
  auth: 'bearer',
  params: sent({ id: itemId }),
  answers: { 200: answer(cart), 400: refusal, 401: refusal, 404: refusal },
});

/** CALL-05. */
export const emptyCart = defineEndpoint({
  name: 'empty-cart',
  id: 'API-04',
  summary: 'Empty the cart',
  method: 'DELETE',
  path: '/api/cart/package/all/',
  auth: 'bearer',
  answers: { 200: answer(cart), 401: refusal },
});
