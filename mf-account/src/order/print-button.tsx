import type { Order } from '@aylal/contracts/orders';
import { Button } from '@aylal/ui';
import { IconPrinter } from '@aylal/ui/icons';
import { isPrintable } from '../domain/is-printable.ts';
import { useAccountMessages } from '../ui/use-account-messages.ts';

/** Puts the order on paper, once there is something to show for the money. */
export function PrintButton({ order }: { order: Order }) {
  const t = useAccountMessages();
  if (!isPrintable(order)) return null;
  return (
    <Button size="sm" variant="outline" onClick={() => print()}>
      <IconPrinter size={18} />
      {t(order.product === 'flight' ? 'order.print' : 'order.printOrder')}
    </Button>
  );
}
