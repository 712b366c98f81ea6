import type { BusOrder } from '@aylal/contracts';
import { useServices } from '@aylal/shell';
import { Button } from '@aylal/ui';
import { IconReceiptRefund } from '@aylal/ui/icons';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import { busCancelDialog } from './bus-cancel-dialog-ref.ts';

/** What can be done with tickets of a bus: given back, as long as one is left. */
export function BusActions({ order }: { order: BusOrder }) {
  const t = useAccountMessages();
  const { dialogs } = useServices();
  if (!order.bus.issued || order.pax.every(({ is_cancelled }) => is_cancelled)) return null;
  return (
    <Button
      size="sm"
      variant="outline"
      aria-haspopup="dialog"
      onClick={() => void dialogs.open(busCancelDialog, { order })}
    >
      <IconReceiptRefund size={18} />
      {t('busCancel.action')}
    </Button>
  );
}
