import type { DialogViewOf, lendPayFlightDialog } from '@aylal/shell';
import { LendPayPanel } from '../ui/pay-later/lend-pay-panel.tsx';
import { PayLaterOffers } from '../ui/pay-later/pay-later-offers.tsx';
import { TooSmall } from '../ui/pay-later/too-small.tsx';

/** MODAL-54: what a flight costs with LendPay. */
export const view: DialogViewOf<typeof lendPayFlightDialog> = {
  title: 'payLater.lendFlight',
  Component: ({ props: { amount } }) => (
    <PayLaterOffers amount={amount}>
      {({ lend }) => (lend ? <LendPayPanel price={amount} offer={lend} /> : <TooSmall />)}
    </PayLaterOffers>
  ),
};
