import { Button } from '@aylal/ui';
import type { ShownOrder } from '../product/shown-order.ts';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import { useCancelOrder } from './use-cancel-order.ts';

/** The way out of an order that waits for money; where only a change waits, the way back to the ticket held. */
export function CancelOrderButton({ order }: { order: ShownOrder }) {
  const t = useAccountMessages();
  const subject = order.product !== 'flight' ? 'goods' : order.change ? 'change' : 'order';
  const { cancel, cancelling } = useCancelOrder(order.ref_number, subject);
  return (
    <Button
      variant="ghost"
      width="full"
      marginTop="2"
      aria-haspopup="dialog"
      loading={cancelling}
      onClick={() => void cancel()}
    >
      {t(`cancel.${subject}.action`)}
    </Button>
  );
}
