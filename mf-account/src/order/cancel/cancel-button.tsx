import type { Order } from '@aylal/contracts/orders';
import { Button } from '@aylal/ui';
import { WithScripts } from '@aylal/ui/primitives';
import { ReturnLink } from '../plain/return-link.tsx';

interface CancelButtonProps {
  readonly order: Order;
  readonly label: string;
  readonly cancelling: boolean;
  readonly onCancel: () => void;
}

/** The way out of an order, below its payment; without scripts it leads to the question on the page of the order. */
export function CancelButton({ order, label, cancelling, onCancel }: CancelButtonProps) {
  return (
    <>
      <WithScripts>
        <Button
          variant="ghost"
          width="full"
          marginTop="2"
          aria-haspopup="dialog"
          loading={cancelling}
          onClick={onCancel}
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
