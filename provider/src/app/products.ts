import type { Products } from '../commerce/orders/product.ts';
import type { ProductParts } from '../commerce/orders/product-parts.ts';
import { topUpProduct } from '../products/top-ups/top-up-product.ts';
import { transportProduct } from '../products/car-hire/transport-product.ts';
import { busProduct } from '../products/buses/bus-product.ts';
import { esimProduct } from '../products/esims/esim-product.ts';
import { flightProduct } from '../products/flights/flight-product.ts';
import { hotelProduct } from '../products/hotels/hotel-product.ts';
import { insuranceProduct } from '../products/insurance/insurance-product.ts';
import { lotteryProduct } from '../products/lottery/lottery-product.ts';
import { mobilityParts } from '../products/mobility/mobility-parts.ts';
import { tripProduct } from '../products/tours/trip-product.ts';
import { trainProduct } from '../products/trains/train-product.ts';

/** Everything that is sold by orders. A new product is added here. */
export const products: Products = {
  flight: flightProduct,
  esim: esimProduct,
  hotel: hotelProduct,
  bus: busProduct,
  train: trainProduct,
  insurance: insuranceProduct,
  trip: tripProduct,
  transport: transportProduct,
  'top-up': topUpProduct,
  lottery: lotteryProduct,
};

/** What every product brings to the process, also rides, which are no orders. */
export const productParts: readonly ProductParts[] = [...Object.values(products), mobilityParts];
