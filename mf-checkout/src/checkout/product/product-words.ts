import type { Order } from '@aylal/contracts';
import {
  accountRoutes,
  busRoutes,
  cartRoute,
  esimRoutes,
  flightsRoutes,
  hotelsRoutes,
  insuranceRoutes,
  transportRoutes,
  trainRoutes,
  tripRoutes,
} from '@aylal/routes';

interface ProductWords {
  /** The steps before and after paying; null where there is no journey to it. */
  readonly steps: { readonly before: string; readonly after: string } | null;
  readonly hold: string;
  readonly holdSoon: string;
  readonly paid: string;
  readonly paidAction: string;
  readonly paidToast: string;
  readonly expired: string;
  readonly cancelled: string;
  readonly lapsed: string;
  /** Where one begins again when the price or the seats are gone. */
  readonly again: string;
  readonly againAction: string;
}

const flight: ProductWords = {
  steps: { before: 'steps.passengers', after: 'steps.ticket' },
  hold: 'hold.text',
  holdSoon: 'hold.soonText',
  paid: 'paid.text',
  paidAction: 'paid.action',
  paidToast: 'paid.toast',
  expired: 'expired.text',
  cancelled: 'cancelled.text',
  lapsed: 'lapsed.text',
  again: flightsRoutes.search.to(),
  againAction: 'expired.action',
};

/** More data for an eSIM: the way begins and ends at that eSIM. */
function topUpWords(ofOrder: string): ProductWords {
  return {
    ...productWords.esim,
    steps: { before: 'esimTopUp.step', after: 'steps.esim' },
    hold: 'esimTopUp.hold',
    paid: 'esimTopUp.text',
    paidAction: 'esimTopUp.action',
    paidToast: 'esimTopUp.toast',
    expired: 'esimTopUp.over',
    again: accountRoutes.order.to({ product: 'esim', refNumber: ofOrder }),
    againAction: 'esimTopUp.action',
  };
}

/** What the checkout says of an order in its own way. */
export function wordsOf(order: Order): ProductWords {
  return order.product === 'esim' && order.esim.top_up_of !== null
    ? topUpWords(order.esim.top_up_of)
    : productWords[order.product];
}

/** By product: keys of messages, and the way back. */
const productWords: Readonly<Record<Order['product'], ProductWords>> = {
  flight,
  esim: {
    ...flight,
    steps: { before: 'steps.plan', after: 'steps.esim' },
    hold: 'holdPrice.text',
    holdSoon: 'holdPrice.soonText',
    paid: 'paid.textEsim',
    expired: 'expired.textPrice',
    again: esimRoutes.list.to(),
  },
  hotel: {
    ...flight,
    steps: { before: 'steps.guests', after: 'steps.room' },
    hold: 'holdRoom.text',
    holdSoon: 'holdRoom.soonText',
    paid: 'paid.textHotel',
    expired: 'expired.textRoom',
    again: hotelsRoutes.search.to(),
  },
  bus: {
    ...flight,
    steps: { before: 'steps.seats', after: 'steps.ticket' },
    hold: 'holdSeat.text',
    holdSoon: 'holdSeat.soonText',
    paid: 'paid.textBus',
    expired: 'expired.textSeats',
    again: busRoutes.search.to(),
  },
  train: {
    ...flight,
    steps: { before: 'steps.seats', after: 'steps.ticket' },
    hold: 'holdSeat.text',
    holdSoon: 'holdSeat.soonText',
    paid: 'paid.textBus',
    expired: 'expired.textSeats',
    again: trainRoutes.search.to(),
  },
  insurance: {
    ...flight,
    steps: { before: 'steps.insured', after: 'steps.policy' },
    hold: 'holdPrice.text',
    holdSoon: 'holdPrice.soonText',
    paid: 'paid.textInsurance',
    expired: 'expired.textPrice',
    again: insuranceRoutes.list.to(),
  },
  trip: {
    ...flight,
    steps: { before: 'steps.passengers', after: 'steps.trip' },
    hold: 'holdPlaces.text',
    holdSoon: 'holdPlaces.soonText',
    paid: 'paid.textTrip',
    expired: 'expired.textPrice',
    again: tripRoutes.list.to(),
  },
  transport: {
    ...flight,
    steps: { before: 'steps.car', after: 'steps.driver' },
    hold: 'holdCar.text',
    holdSoon: 'holdCar.soonText',
    paid: 'paid.textTransport',
    expired: 'expired.textPrice',
    again: transportRoutes.list.to(),
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
    again: accountRoutes.wallet.to(),
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
    again: cartRoute.to(),
    againAction: 'lottery.again',
  },
};
