export { cartItem, cart, type Cart, type CartItem } from './cart.ts';
export { MOST_OF_ONE, readCart, addToCart, updateCartItem, removeCartItem, emptyCart } from './cart-operations.ts';
export { cartView, type CartView } from './cart-view.ts';
export { bookCart } from './book-cart.ts';
export {
  shipmentLocation,
  saveShipment,
  orderShipment,
  type OrderShipment,
  readShipment,
  changeShipment,
} from './shipment.ts';
export type { Shipment } from './shipment-view.ts';
