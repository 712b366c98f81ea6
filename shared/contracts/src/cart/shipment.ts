import * as v from 'valibot';
import { aimags, deliveryStates, isInMongolia } from '@aylal/domain/cart';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { instant, phone, refNumber, sent } from '../fields.ts';
import { cart } from './cart.ts';
import { shipment } from './shipment-view.ts';
import { printedText } from '../name-fields.ts';

const line = (most: number) =>
  v.pipe(
    v.string('validation_required'),
    v.trim(),
    v.nonEmpty('validation_required'),
    v.maxLength(most, 'validation_invalid'),
    printedText,
  );

// A guessed mark sends the courier to the wrong door, so the address alone is enough.
const degrees = v.optional(v.nullable(v.number('shipment_place')), null);

/** Where a delivery goes (MODAL-63): the address, whom the courier calls, and the place on the map in degrees where it was marked. Half a place, and one outside Mongolia, are refused at `lat`. */
export const shipmentLocation = v.pipe(
  sent({
    address: sent({
      aimag: v.picklist(aimags, 'validation_required'),
      district: line(60),
      khoroo: line(40),
      street: line(160),
    }),
    phone,
    note: v.optional(v.pipe(v.string('validation_invalid'), v.trim(), v.maxLength(200, 'validation_invalid')), ''),
    lat: degrees,
    lon: degrees,
  }),
  v.forward(
    v.partialCheck([['lat'], ['lon']], ({ lat, lon }) => (lat === null) === (lon === null), 'shipment_place'),
    ['lat'],
  ),
  v.forward(
    v.partialCheck(
      [['lat'], ['lon']],
      ({ lat, lon }) => lat === null || lon === null || isInMongolia({ lat, lon }),
      'shipment_outside',
    ),
    ['lat'],
  ),
);

/** Keeps where a customer's deliveries go: the cart shows it, and it is there for the next one too. */
export const saveShipment = defineEndpoint({
  name: 'save-shipment',
  id: 'NEED-145',
  summary: 'Keep where deliveries go',
  method: 'PATCH',
  path: '/api/cart/shipment/',
  auth: 'bearer',
  body: shipmentLocation,
  answers: { 200: answer(cart), 400: refusal, 401: refusal },
});

/** A delivery of an order. `leaves_at` and `arrives_at` are null until it is paid; until then it can be changed. */
export const orderShipment = v.object({
  ref_number: refNumber,
  shipment,
  state: v.picklist(deliveryStates),
  changeable: v.boolean(),
  leaves_at: v.nullable(instant),
  arrives_at: v.nullable(instant),
});
export type OrderShipment = v.InferOutput<typeof orderShipment>;

/** Where an order of the caller is delivered and how far it has come; 404 for one without a delivery, and for somebody else's. */
export const readShipment = defineEndpoint({
  name: 'read-shipment',
  id: 'NEED-146',
  summary: 'Read the delivery of an order',
  method: 'GET',
  path: '/api/order/v1/shipment/{ref_number}/',
  auth: 'bearer',
  params: sent({ ref_number: refNumber }),
  answers: { 200: answer(orderShipment), 401: refusal, 404: refusal },
});

/** Sends a delivery elsewhere while its order is not paid; 409 afterwards. */
export const changeShipment = defineEndpoint({
  name: 'change-shipment',
  id: 'NEED-147',
  summary: 'Change where an order is delivered',
  method: 'PATCH',
  path: '/api/order/v1/shipment/{ref_number}/',
  auth: 'bearer',
  params: sent({ ref_number: refNumber }),
  body: shipmentLocation,
  answers: { 200: answer(orderShipment), 400: refusal, 401: refusal, 404: refusal, 409: refusal },
});
