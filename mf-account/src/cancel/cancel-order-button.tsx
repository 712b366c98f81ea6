import type { FlightOrder } from '@aylal/contracts';
import { Button } from '@aylal/ui';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import { useCancelOrder } from './use-cancel-order.ts';

/** The way out of an order that waits for money; where only a change waits, the way back to the ticket held. */
export function CancelOrderButton({ order }: { order: FlightOrder }) {
  const t = useAccountMessages();
  const subject = order.change ? 'change' : 'order';
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
