import type { Order } from '@aylal/contracts/orders';
import { Button } from '@aylal/ui';
import { useAccountMessages } from '../../ui/use-account-messages.ts';
import type { CancelSubject } from './order-cancel-dialog-ref.ts';
import { useCancelOrder } from './use-cancel-order.ts';

/** The way out of an order that waits for money, or that is paid and waits for its goods too long; where only a change waits, the way back to the ticket held. */
export function CancelOrderButton({ order }: { order: Order }) {
  const t = useAccountMessages();
  const subject = subjectOf(order);
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

function subjectOf(order: Order): CancelSubject {
  if (order.status.status_code !== 1) return 'undelivered';
  if (order.product !== 'flight') return 'goods';
  return order.change ? 'change' : 'order';
}
