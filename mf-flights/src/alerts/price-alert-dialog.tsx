import type { DialogViewOf } from '@aylal/shell';
import { SkeletonText } from '@aylal/ui';
import type { priceAlertDialog } from '../ui/price-alert-dialog-ref.ts';
import { PriceAlertForm } from './price-alert-form.tsx';
import { WithAlertMessages } from './with-alert-messages.tsx';

/** MODAL-36: watch the price of the journey that was searched for. */
export const view: DialogViewOf<typeof priceAlertDialog> = {
  title: 'alerts.title',
  Component: ({ props, close }) => (
    <WithAlertMessages waiting={<SkeletonText lines={8} />}>
      <PriceAlertForm subject={props} onSet={() => close()} />
    </WithAlertMessages>
  ),
};
