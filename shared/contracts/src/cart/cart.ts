import * as v from 'valibot';
import { money } from '../fields.ts';
import { shipment } from './shipment-view.ts';

/** An item of a cart (CART-01): `id` names it in the calls, `name` is the product's. */
export const cartItem = v.object({
  id: v.string(),
  name: v.string(),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  price: money,
  game_code: v.string(),
  /** How many more could be bought today; the item cannot be booked where it holds more than this. */
  left: v.number(),
  /** Printed, and brought to the customer. */
  delivered: v.boolean(),
});

/** CALL-07, GAP-24. `count` is the sum of quantities (CART-02), always derived from the items. `rates` are what one unit of a display currency costs in MNT. `delivery_fee` is above zero where something in it is delivered, and `shipment` where the customer's last delivery went. */
export const cart = v.object({
  items: v.array(cartItem),
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  rates: v.record(v.string(), v.string()),
  delivery_fee: money,
  shipment: v.nullable(shipment),
});
export type Cart = v.InferOutput<typeof cart>;
export type CartItem = v.InferOutput<typeof cartItem>;
