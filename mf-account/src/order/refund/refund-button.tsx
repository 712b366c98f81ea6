import type { FlightOrder } from '@aylal/contracts/orders';
import { accountRoutes } from '@aylal/routes';
import { RouteLink, useServices } from '@aylal/shell';
import { Button, LinkButton } from '@aylal/ui';
import { WithoutScripts, WithScripts } from '@aylal/ui/primitives';
import { IconReceiptRefund } from '@aylal/ui/icons';
import { useAccountMessages } from '../../ui/use-account-messages.ts';
import { flightRefundDialog } from './flight-refund-dialog-ref.ts';
import { refundKey } from './plain-refund-fields.ts';

/** Statuses of an order without a ticket, or no longer with one: there is nothing to pay back. */
const withoutTicket: readonly number[] = [1, 2, 3, 5, 6, 10];

/** The way to a refund, by the rules that hold now. */
export function RefundButton({ order }: { order: FlightOrder }) {
  const t = useAccountMessages();
  const { dialogs } = useServices();
  if (withoutTicket.includes(order.status.status_code)) return null;
  const label = (
    <>
      <IconReceiptRefund size={18} />
      {t('refund.action')}
    </>
  );
  const page = accountRoutes.order.to({ product: 'flight', refNumber: order.ref_number }, { [refundKey]: 'tickets' });
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
      <WithoutScripts>
        <LinkButton asChild size="sm" variant="outline">
          <RouteLink to={page}>{label}</RouteLink>
        </LinkButton>
      </WithoutScripts>
    </>
  );
}
