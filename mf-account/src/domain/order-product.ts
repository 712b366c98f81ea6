import type { Order, OrderProduct, OrderStatusCode } from '@aylal/contracts/orders';
import { listedProducts } from '@aylal/domain/orders';

/** The family of messages that tell where the money of an order is, for the products that have their own. */
const productKeys: Readonly<Partial<Record<OrderProduct, string>>> = {
  flight: 'money',
  esim: 'moneyEsim',
  hotel: 'moneyHotel',
  bus: 'moneyBus',
  train: 'moneyBus',
  insurance: 'moneyInsurance',
  trip: 'moneyTrip',
  transport: 'moneyTransport',
  'top-up': 'moneyTopUp',
  lottery: 'moneyLottery',
};

/** While these hold, what a product is made of matters to the sentence; afterwards money is money. */
const describedStatuses: readonly OrderStatusCode[] = [1, 2, 3];

/** Whether an address names a product whose orders are shown here. */
export function isOrderProduct(product: string | undefined): product is OrderProduct {
  return listedProducts.some((one) => one === product);
}

/** The messages that tell of the money of this order; a part paid and a change are shown alike for every product. */
export function moneyMessages(order: Order): string {
  const { status_code } = order.status;
  if (status_code === 4 && order.must_pay === 0 && order.product === 'trip' && order.trip.deposit)
    return 'moneyDeposit';
  if (!describedStatuses.includes(status_code) || (status_code === 1 && order.paid > 0)) return 'money';
  return order.product === 'esim' && order.esim.top_up_of !== null
    ? 'moneyEsimTopUp'
    : (productKeys[order.product] ?? 'moneyGoods');
}

/** Whether its supplier has kept it waiting after it was paid: it was refused at least once, and is tried again. */
export function isDelayed({ progress }: Pick<Order, 'progress'>): boolean {
  return progress.some(({ step, state }) => step === 'issued' && state === 'failed');
}
