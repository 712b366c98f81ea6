import type { OrderShipment, Shipment } from '@aylal/contracts/cart';
import type { LotteryOrder } from '@aylal/contracts/orders';
import { buildCommonOrder } from '@aylal/testing/scenarios';

/** A door in Ulaanbaatar, by default. */
export function buildShipment(over: Partial<Shipment> = {}): Shipment {
  return {
    address: { aimag: 'ulaanbaatar', district: 'Sükhbaatar', khoroo: '1st khoroo', street: 'Baga toiruu 14, 32' },
    phone: '99112233',
    note: '',
    lat: 47.9221,
    lon: 106.9155,
    ...over,
  };
}

/** The delivery of an order that is not paid yet, by default. */
export function buildOrderShipment(over: Partial<OrderShipment> = {}): OrderShipment {
  return {
    ref_number: 'AYL-4K7P2X',
    shipment: buildShipment(),
    state: 'waiting',
    changeable: true,
    leaves_at: null,
    arrives_at: null,
    ...over,
  };
}

/** An order of a printed ticket and two others that waits for its money, by default. */
export function buildLotteryOrder(over: Partial<LotteryOrder> = {}): LotteryOrder {
  const total = 19_000;
  return {
    ...buildCommonOrder({
      ref_number: 'AYL-4K7P2X',
      title: 'Lottery, 3 tickets',
      total,
      to_pay: total,
      must_pay: total,
    }),
    product: 'lottery',
    subject: {
      items: [
        { name: 'Eternal Sky', quantity: 1, price: 10_000, game_code: 'TENGER' },
        { name: 'Altan Gobi', quantity: 2, price: 1_000, game_code: 'GOBI' },
      ],
      delivery_fee: 7_000,
    },
    ...over,
  };
}
