import type { DialogViewOf, pocketFlightDialog } from '@aylal/shell';
import { PayLaterOffers } from '../ui/pay-later/pay-later-offers.tsx';
import { PocketZeroPanel } from './pocket-zero-panel.tsx';

/** MODAL-53: what a flight costs with PocketZero. */
export const view: DialogViewOf<typeof pocketFlightDialog> = {
  title: 'payLater.zeroFlight',
  Component: ({ props: { amount } }) => (
    <PayLaterOffers amount={amount}>
      {({ pocket_zero }) => <PocketZeroPanel price={amount} plans={pocket_zero} subject="flight" />}
    </PayLaterOffers>
  ),
};
