import type { Order } from '@aylal/contracts/orders';
import { accountRoutes, againAt } from '@aylal/routes';
import { toppedUp } from '../../domain/checkout-order.ts';
import type { CheckoutKey } from '../../ui/use-checkout-messages.ts';

interface ProductLabels {
  /** The steps before and after paying; null where there is no journey to it. */
  readonly steps: { readonly before: CheckoutKey; readonly after: CheckoutKey } | null;
  readonly hold: CheckoutKey;
  readonly holdSoon: CheckoutKey;
  readonly paid: CheckoutKey;
  readonly paidAction: CheckoutKey;
  readonly paidToast: CheckoutKey;
  readonly expired: CheckoutKey;
  readonly cancelled: CheckoutKey;
  readonly lapsed: CheckoutKey;
  readonly againAction: CheckoutKey;
}

const flight: ProductLabels = {
  steps: { before: 'steps.passengers', after: 'steps.ticket' },
  hold: 'hold.text',
  holdSoon: 'hold.soonText',
  paid: 'paid.text',
  paidAction: 'paid.action',
  paidToast: 'paid.toast',
  expired: 'expired.text',
  cancelled: 'cancelled.text',
  lapsed: 'lapsed.text',
  againAction: 'expired.action',
};

/** What fits everything that is sold at a price held until then; a product has words of its own only where these do not do. */
const goods: ProductLabels = {
  ...flight,
  steps: null,
  hold: 'holdPrice.text',
  holdSoon: 'holdPrice.soonText',
  paid: 'paid.textGoods',
  expired: 'expired.textPrice',
};

const esim: ProductLabels = { ...goods, steps: { before: 'steps.plan', after: 'steps.esim' }, paid: 'paid.textEsim' };

/** More data for an eSIM: the way begins and ends at that eSIM. */
const esimTopUp: ProductLabels = {
  ...esim,
  steps: { before: 'esimTopUp.step', after: 'steps.esim' },
  hold: 'esimTopUp.hold',
  paid: 'esimTopUp.text',
  paidAction: 'esimTopUp.action',
  paidToast: 'esimTopUp.toast',
  expired: 'esimTopUp.over',
  againAction: 'esimTopUp.action',
};

/** What the checkout says of an order in its own way. */
export function labelsOf(order: Order): ProductLabels {
  return toppedUp(order) === null ? (productLabels[order.product] ?? goods) : esimTopUp;
}

/** Where an order that has ended unpaid is begun again. */
export function restartPathOf(order: Order): string {
  const refNumber = toppedUp(order);
  return refNumber === null ? againAt(order.product) : accountRoutes.order.to({ product: 'esim', refNumber });
}

/** Keys of messages of the products that have their own. */
const productLabels: Readonly<Partial<Record<Order['product'], ProductLabels>>> = {
  flight,
  esim,
  hotel: {
    ...goods,
    steps: { before: 'steps.guests', after: 'steps.room' },
    hold: 'holdRoom.text',
    holdSoon: 'holdRoom.soonText',
    paid: 'paid.textHotel',
    expired: 'expired.textRoom',
  },
  bus: {
    ...goods,
    steps: { before: 'steps.seats', after: 'steps.ticket' },
    hold: 'holdSeat.text',
    holdSoon: 'holdSeat.soonText',
    paid: 'paid.textBus',
    expired: 'expired.textSeats',
  },
  train: {
    ...goods,
    steps: { before: 'steps.seats', after: 'steps.ticket' },
    hold: 'holdSeat.text',
    holdSoon: 'holdSeat.soonText',
    paid: 'paid.textBus',
    expired: 'expired.textSeats',
  },
  insurance: {
    ...goods,
    steps: { before: 'steps.insured', after: 'steps.policy' },
    paid: 'paid.textInsurance',
  },
  trip: {
    ...goods,
    steps: { before: 'steps.passengers', after: 'steps.trip' },
    hold: 'holdPlaces.text',
    holdSoon: 'holdPlaces.soonText',
    paid: 'paid.textTrip',
  },
  transport: {
    ...goods,
    steps: { before: 'steps.car', after: 'steps.driver' },
    hold: 'holdCar.text',
    holdSoon: 'holdCar.soonText',
    paid: 'paid.textTransport',
  },
  'top-up': {
    steps: null,
    hold: 'topUp.hold',
    holdSoon: 'topUp.hold',
    paid: 'topUp.text',
    paidAction: 'topUp.action',
    paidToast: 'topUp.toast',
    expired: 'topUp.over',
    cancelled: 'topUp.over',
    lapsed: 'topUp.over',
    againAction: 'topUp.action',
  },
  lottery: {
    steps: null,
    hold: 'lottery.hold',
    holdSoon: 'lottery.hold',
    paid: 'lottery.text',
    paidAction: 'lottery.action',
    paidToast: 'lottery.toast',
    expired: 'lottery.over',
    cancelled: 'lottery.over',
    lapsed: 'lottery.over',
    againAction: 'lottery.again',
  },
};
