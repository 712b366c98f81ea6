import type { DialogViewOf, lendPayFlightDialog } from '@aylal/shell';
import { LendPayPanel } from './lend-pay-panel.tsx';
import { PayLaterOffers } from './pay-later-offers.tsx';
import { TooSmall } from './too-small.tsx';

/** MODAL-54: what a flight costs with LendPay. */
export const view: DialogViewOf<typeof lendPayFlightDialog> = {
  title: 'payLater.lendFlight',
  Component: ({ props: { amount } }) => (
    <PayLaterOffers amount={amount}>
      {({ lend }) => (lend ? <LendPayPanel price={amount} offer={lend} /> : <TooSmall />)}
    </PayLaterOffers>
  ),
};
