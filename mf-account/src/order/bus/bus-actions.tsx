import { useServices } from '@aylal/shell';
import { Button } from '@aylal/ui';
import { WithScripts } from '@aylal/ui/primitives';
import { IconReceiptRefund } from '@aylal/ui/icons';
import { useAccountMessages } from '../../ui/use-account-messages.ts';
import { ReturnLink } from '../plain/return-link.tsx';
import { busCancelDialog } from './bus-cancel-dialog-ref.ts';
import { rideOf, type RideOrder } from './ride.ts';

/** What can be done with tickets of a bus or a train: refunded, as long as one is left. */
export function BusActions({ order }: { order: RideOrder }) {
  const t = useAccountMessages();
  const { dialogs } = useServices();
  if (!rideOf(order).issued || order.pax.every(({ is_cancelled }) => is_cancelled)) return null;
  return (
    <>
      <WithScripts>
        <Button
          size="sm"
          variant="outline"
          aria-haspopup="dialog"
          onClick={() => void dialogs.open(busCancelDialog, { order })}
        >
          <IconReceiptRefund size={18} />
          {t('busCancel.action')}
        </Button>
      </WithScripts>
      <ReturnLink order={order} what="ride">
        <IconReceiptRefund size={18} />
        {t('busCancel.action')}
      </ReturnLink>
    </>
  );
}
