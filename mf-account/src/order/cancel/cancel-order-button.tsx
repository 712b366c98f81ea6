import type { Order } from '@aylal/contracts/orders';
import { Button } from '@aylal/ui';
import { WithScripts } from '@aylal/ui/primitives';
import { useAccountMessages } from '../../ui/use-account-messages.ts';
import { ReturnLink } from '../plain/return-link.tsx';
import { cancelSubject } from './cancel-subject.ts';
import { useCancelOrder } from './use-cancel-order.ts';

/** The way out of an order that waits for money, or that is paid and waits for its goods too long; where only a change waits, the way back to the ticket held. */
export function CancelOrderButton({ order }: { order: Order }) {
  const t = useAccountMessages();
  const subject = cancelSubject(order);
  const { cancel, cancelling } = useCancelOrder(order.ref_number, subject);
  const label = t(`cancel.${subject}.action`);
  return (
    <>
      <WithScripts>
        <Button
          variant="ghost"
          width="full"
          marginTop="2"
          aria-haspopup="dialog"
          loading={cancelling}
          onClick={() => void cancel()}
        >
          {label}
        </Button>
      </WithScripts>
      <ReturnLink order={order} what="cancel" size="md" variant="ghost" width="full" marginTop="2">
        {label}
      </ReturnLink>
    </>
  );
}
