import { useServices } from '@aylal/shell';
import { Button } from '@aylal/ui';
import { WithScripts } from '@aylal/ui/primitives';
import { IconReceiptRefund } from '@aylal/ui/icons';
import { useAccountMessages } from '../../ui/use-account-messages.ts';
import { ReturnLink } from '../plain/return-link.tsx';
import { fullRefundDialog, type WholeOrder } from './full-refund-dialog-ref.ts';

/** Statuses in which there is something to refund, or to say about a refund. */
const refundStatuses: readonly number[] = [4, 8, 9];

/** The way to give the goods of an order back (NEED-150). */
export function FullRefundButton({ order }: { order: WholeOrder }) {
  const t = useAccountMessages();
  const { dialogs } = useServices();
  if (!refundStatuses.includes(order.status.status_code)) return null;
  return (
    <>
      <WithScripts>
        <Button
          size="sm"
          variant="outline"
          aria-haspopup="dialog"
          onClick={() => void dialogs.open(fullRefundDialog, { order })}
        >
          <IconReceiptRefund size={18} />
          {t('giveBack.action')}
        </Button>
      </WithScripts>
      <ReturnLink order={order} what="full">
        <IconReceiptRefund size={18} />
        {t('giveBack.action')}
      </ReturnLink>
    </>
  );
}
