import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { refNumber, sent } from '../fields.ts';
import { busOrder } from './bus-order.ts';
import { esimOrder } from './esim-order.ts';
import { hotelOrder } from './hotel-order.ts';
import { insuranceOrder } from './insurance-order.ts';
import { flightOrder } from './order.ts';
import { lotteryOrder } from './lottery-order.ts';
import { topUpOrder } from './top-up-order.ts';
import { transportOrder } from './transport-order.ts';
import { trainOrder } from './train-order.ts';
import { tripOrder } from './trip-order.ts';

// Apart, because pages that read one flight's order are to load nothing of a choice between products.
/** An order of the caller that is paid at the checkout, whatever is bought: its address knows the number alone (ROUTE-02). */
export const getCheckoutOrder = defineEndpoint({
  name: 'get-checkout-order',
  id: 'NEED-60',
  summary: 'Read an order at its checkout',
  method: 'GET',
  path: '/api/order/v1/checkout/{ref_number}/',
  auth: 'bearer',
  params: sent({ ref_number: refNumber }),
  answers: {
    200: answer(
      v.variant('product', [
        flightOrder,
        esimOrder,
        hotelOrder,
        busOrder,
        trainOrder,
        tripOrder,
        transportOrder,
        insuranceOrder,
        topUpOrder,
        lotteryOrder,
      ]),
    ),
    401: refusal,
    404: refusal,
  },
});
