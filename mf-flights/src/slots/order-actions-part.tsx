import type { MouseEvent } from 'react';
import type { FlightOrder } from '@aylal/contracts/orders';
import { flightChangeRoutes } from '@aylal/routes';
import { RouteLink, useServices, type SlotPart } from '@aylal/shell';
import { LinkButton } from '@aylal/ui';
import { IconCalendarRepeat } from '@aylal/ui/icons';
import { changeWarningsDialog } from '../ui/change-dialogs.ts';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';

/** Statuses of an order without a ticket, or no longer with one: there is nothing to change. */
const withoutTicket: readonly number[] = [1, 2, 3, 5, 6, 8, 9, 10];

/** `order.actions.flight`: the way to other flights, by the rules that hold now, which without scripts its page says. Contributed to the order page with `{ order }`. */
function OrderActionsPart({ order }: { order: FlightOrder }) {
  const t = useFlightsMessages();
  const { dialogs, navigator } = useServices();
  if (withoutTicket.includes(order.status.status_code)) return null;
  const to = flightChangeRoutes.search.to({ refNumber: order.ref_number });
  async function change(event: MouseEvent) {
    event.preventDefault();
    if (await dialogs.open(changeWarningsDialog, { order })) navigator.go(to);
  }
  return (
    <LinkButton asChild size="sm" variant="outline">
      <RouteLink to={to} onClick={(event) => void change(event)}>
        <IconCalendarRepeat size={18} />
        {t('change.action')}
      </RouteLink>
    </LinkButton>
  );
}

export const part: SlotPart<'order.actions.flight'> = { Component: OrderActionsPart };
