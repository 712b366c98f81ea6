import type { PlainProducts } from '../commerce/plain-orders/plain-products.ts';
import type { Products } from '../commerce/orders/product.ts';
import type { ProductParts } from '../commerce/orders/product-parts.ts';
import { topUpParts } from '../products/top-ups/top-up-parts.ts';
import { topUp } from '../products/top-ups/top-up.ts';
import { transportProduct } from '../products/car-hire/transport-product.ts';
import { busProduct } from '../products/buses/bus-product.ts';
import { esimProduct } from '../products/esims/esim-product.ts';
import { flightProduct } from '../products/flights/flight-product.ts';
import { hotelProduct } from '../products/hotels/hotel-product.ts';
import { insuranceProduct } from '../products/insurance/insurance-product.ts';
import { lotteryParts } from '../products/lottery/lottery-parts.ts';
import { mobilityParts } from '../products/mobility/mobility-parts.ts';
import { lottery } from '../products/lottery/lottery-order.ts';
import { tripProduct } from '../products/tours/trip-product.ts';
import { trainProduct } from '../products/trains/train-product.ts';

/** Everything that a supplier fulfils. A new product is added here. */
export const products: Products = {
  flight: flightProduct,
  esim: esimProduct,
  hotel: hotelProduct,
  bus: busProduct,
  train: trainProduct,
  insurance: insuranceProduct,
  trip: tripProduct,
  transport: transportProduct,
};

/** What every product brings to the process. */
export const productParts: readonly ProductParts[] = [
  ...Object.values(products),
  lotteryParts,
  mobilityParts,
  topUpParts,
];

/** Everything that is there at once when it is paid. */
export const plainProducts: PlainProducts = { 'top-up': topUp, lottery };
