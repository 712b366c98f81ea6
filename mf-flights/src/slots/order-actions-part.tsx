import type { FlightOrder } from '@aylal/contracts/orders';
import { flightChangeRoutes } from '@aylal/routes';
import { useServices, type SlotPart } from '@aylal/shell';
import { Button } from '@aylal/ui';
import { IconCalendarRepeat } from '@aylal/ui/icons';
import { changeWarningsDialog } from '../ui/change-dialogs.ts';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';

/** Statuses of an order without a ticket, or no longer with one: there is nothing to change. */
const withoutTicket: readonly number[] = [1, 2, 3, 5, 6, 8, 9, 10];

/** `order.actions.flight`: the way to other flights, by the rules that hold now. Contributed to the order page with `{ order }`. */
function OrderActionsPart({ order }: { order: FlightOrder }) {
  const t = useFlightsMessages();
  const { dialogs, navigator } = useServices();
  if (withoutTicket.includes(order.status.status_code)) return null;
  async function change() {
    const goesOn = await dialogs.open(changeWarningsDialog, { order });
    if (goesOn) navigator.go(flightChangeRoutes.search.to({ refNumber: order.ref_number }));
  }
  return (
    <Button size="sm" variant="outline" aria-haspopup="dialog" onClick={() => void change()}>
      <IconCalendarRepeat size={18} />
      {t('change.action')}
    </Button>
  );
}

export const part: SlotPart<'order.actions.flight'> = { Component: OrderActionsPart };
