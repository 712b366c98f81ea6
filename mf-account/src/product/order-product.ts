import type { OrderProduct, OrderStatusCode, SuppliedOrder } from '@aylal/contracts';
import { journeyPlaces } from '@aylal/domain';

/** The family of messages that tell where the money of an order is, by product. */
const words: Readonly<Record<OrderProduct, string>> = { flight: 'money', esim: 'moneyEsim' };

/** While these hold, what a product is made of matters to the sentence; afterwards money is money. */
const told: readonly OrderStatusCode[] = [1, 2, 3];

/** Whether an address names a product whose orders are shown here. */
export function isOrderProduct(product: string | undefined): product is OrderProduct {
  return product !== undefined && Object.hasOwn(words, product);
}

/** The messages that tell of the money of this order; a part paid and a change are told alike for every product. */
export function moneyWords(order: SuppliedOrder): string {
  const { status_code } = order.status;
  if (!told.includes(status_code) || (status_code === 1 && order.paid > 0)) return 'money';
  return order.product === 'esim' && order.esim.top_up_of !== null ? 'moneyEsimTopUp' : words[order.product];
}

/** What an order is called at the head of its page. */
export function orderTitle(order: SuppliedOrder): string {
  switch (order.product) {
    case 'flight':
      return journeyPlaces(order.search_data.trips).join(' – ');
    case 'esim':
      return `eSIM · ${order.esim.title}${order.esim.top_up_of === null ? '' : ` + ${order.esim.package.title}`}`;
  }
}

/** Whether its supplier has kept it waiting after it was paid: it was refused at least once, and is tried again. */
export function isDelayed(order: SuppliedOrder): boolean {
  switch (order.product) {
    case 'flight':
      return order.progress.some(({ step, state }) => step === 'issued' && state === 'failed');
    case 'esim':
      return order.esim.delayed;
  }
}
