import { plainProducts, type OrderStatusCode, type SuppliedOrder } from '@aylal/contracts';
import { journeyPlaces } from '@aylal/domain';
import type { ShownOrder, ShownProduct } from './shown-order.ts';

/** The family of messages that tell where the money of an order is, by product. */
const words: Readonly<Record<ShownProduct, string>> = {
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
const told: readonly OrderStatusCode[] = [1, 2, 3];

/** Whether an address names a product whose orders are shown here. */
export function isOrderProduct(product: string | undefined): product is ShownProduct {
  return product !== undefined && Object.hasOwn(words, product);
}

/** The messages that tell of the money of this order; a part paid and a change are told alike for every product. */
export function moneyWords(order: ShownOrder): string {
  const { status_code } = order.status;
  if (status_code === 4 && order.must_pay === 0 && order.product === 'trip' && order.trip.deposit)
    return 'moneyDeposit';
  if (!told.includes(status_code) || (status_code === 1 && order.paid > 0)) return 'money';
  return order.product === 'esim' && order.esim.top_up_of !== null ? 'moneyEsimTopUp' : words[order.product];
}

/** Whether a supplier makes it; the others are one thing at one price, without contact and tax receipt. */
export function isSupplied(order: ShownOrder): order is SuppliedOrder {
  return !plainProducts.some((product) => product === order.product);
}

/** What an order is called at the head of its page. */
export function orderTitle(order: ShownOrder): string {
  switch (order.product) {
    case 'flight':
      return journeyPlaces(order.search_data.trips).join(' – ');
    case 'esim':
      return `eSIM · ${order.esim.title}${order.esim.top_up_of === null ? '' : ` + ${order.esim.package.title}`}`;
    case 'hotel':
      return order.hotel.name;
    case 'bus':
      return `${order.bus.stop.town} – ${order.bus.end.town}`;
    case 'train':
      return `${order.train.from_name} – ${order.train.to_name}`;
    case 'insurance':
      return order.insurance.title;
    case 'trip':
      return order.trip.title;
    case 'transport':
      return order.transport.title;
    case 'top-up':
    case 'lottery':
      return order.title;
  }
}

/** Whether its supplier has kept it waiting after it was paid: it was refused at least once, and is tried again. */
export function isDelayed(order: ShownOrder): boolean {
  switch (order.product) {
    case 'flight':
      return order.progress.some(({ step, state }) => step === 'issued' && state === 'failed');
    case 'esim':
      return order.esim.delayed;
    case 'hotel':
      return order.hotel.delayed;
    case 'bus':
      return order.bus.delayed;
    case 'train':
      return order.train.delayed;
    case 'insurance':
      return order.insurance.delayed;
    case 'trip':
      return order.trip.delayed;
    case 'transport':
      return order.transport.delayed;
    case 'top-up':
    case 'lottery':
      return false;
  }
}
