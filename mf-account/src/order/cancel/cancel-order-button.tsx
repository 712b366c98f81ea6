import type { Order } from '@aylal/contracts/orders';
import { useAccountMessages } from '../../ui/use-account-messages.ts';
import { CancelButton } from './cancel-button.tsx';
import { cancelSubject } from './cancel-subject.ts';
import { useCancelOrder } from './use-cancel-order.ts';

/** The way out of an order that waits for money, or that is paid and waits for its goods too long; where only a change waits, the way back to the ticket held. */
export function CancelOrderButton({ order }: { order: Order }) {
  const t = useAccountMessages();
  const subject = cancelSubject(order);
  const { cancel, cancelling } = useCancelOrder(order.ref_number, subject);
  const label = t(`cancel.${subject}.action`);
  return <CancelButton order={order} label={label} cancelling={cancelling} onCancel={() => void cancel()} />;
}
