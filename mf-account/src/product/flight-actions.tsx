import type { FlightOrder } from '@aylal/contracts';
import { Slot } from '@aylal/shell';
import { Button } from '@aylal/ui';
import { IconPrinter } from '@aylal/ui/icons';
import { isPrintable } from '../domain/is-printable.ts';
import { RefundButton } from '../refund/refund-button.tsx';
import { useAccountMessages } from '../ui/use-account-messages.ts';

/** What can be done with flights: changed, given back, printed. */
export function FlightActions({ order }: { order: FlightOrder }) {
  const t = useAccountMessages();
  return (
    <>
      <Slot name="order.actions.flight" props={{ order }} />
      <RefundButton order={order} />
      {isPrintable(order) && (
        <Button size="sm" variant="outline" onClick={() => print()}>
          <IconPrinter size={18} />
          {t('order.print')}
        </Button>
      )}
    </>
  );
}
