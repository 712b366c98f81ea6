import type { FlightOrder } from '@aylal/contracts/orders';
import { useServices } from '@aylal/shell';
import { Button } from '@aylal/ui';
import { WithScripts } from '@aylal/ui/primitives';
import { IconReceiptRefund } from '@aylal/ui/icons';
import { useAccountMessages } from '../../ui/use-account-messages.ts';
import { flightRefundDialog } from './flight-refund-dialog-ref.ts';
import { ReturnLink } from '../plain/return-link.tsx';

/** Statuses of an order without a ticket, or no longer with one: there is nothing to pay back. */
const withoutTicket: readonly number[] = [1, 2, 3, 5, 6, 10];

/** The way to a refund, by the rules that hold now. */
export function RefundButton({ order }: { order: FlightOrder }) {
  const t = useAccountMessages();
  const { dialogs } = useServices();
  // What the airline has changed is refunded in full, where its change is shown: by the fare it would be less.
  const isMoreElsewhere = order.partner_change?.answers.includes('refund') ?? false;
  if (isMoreElsewhere || withoutTicket.includes(order.status.status_code)) return null;
  const label = (
    <>
      <IconReceiptRefund size={18} />
      {t('refund.action')}
    </>
  );
  return (
    <>
      <WithScripts>
        <Button
          size="sm"
          variant="outline"
          aria-haspopup="dialog"
          onClick={() => void dialogs.open(flightRefundDialog, { order })}
        >
          {label}
        </Button>
      </WithScripts>
      <ReturnLink order={order} what="tickets">
        {label}
      </ReturnLink>
    </>
  );
}
