import type { DialogViewOf } from '@aylal/shell';
import type { pocketZeroInfoDialog } from '../ui/pay-later-dialogs.ts';
import { PayLaterOffers } from '../ui/pay-later/pay-later-offers.tsx';
import { PocketZeroPanel } from './pocket-zero-panel.tsx';

/** MODAL-52: what PocketZero is and what this amount costs with it. */
export const view: DialogViewOf<typeof pocketZeroInfoDialog> = {
  title: 'payLater.zero.title',
  Component: ({ props: { amount } }) => (
    <PayLaterOffers amount={amount}>
      {({ pocket_zero }) => <PocketZeroPanel price={amount} plans={pocket_zero} subject="any" />}
    </PayLaterOffers>
  ),
};
