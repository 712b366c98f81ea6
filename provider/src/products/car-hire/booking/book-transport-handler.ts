import { bookTransport } from '@aylal/contracts/transports';
import { isTooSoon, pickUpAt, transportDays } from '@aylal/domain/transports';
import type { Deps } from '../../../platform/deps.ts';
import { placeOnce } from '../../../commerce/orders/place-once.ts';
import { orUnavailable } from '../../../platform/partner-http/or-unavailable.ts';
import { refuse } from '../../../platform/http/problem-error.ts';
import { route, type Route, type RouteContext } from '../../../platform/http/route.ts';
import type { SupplierTransport } from '../transport-supplier.ts';
import { daysToHold, newTransportOrder } from './new-transport-order.ts';

/** NEED-21: the rules first, then order, days, debt and mail in one short transaction. The operator is asked once it is paid. */
export function bookTransportRoute(
  deps: Pick<Deps, 'config' | 'events' | 'ids' | 'inventory' | 'outbox' | 'products' | 'transports'>,
): Route {
  return route(bookTransport).withPartner({
    prepare: (ctx) => agreeOnTransport(deps, ctx),
    handle: async (ctx, transport: SupplierTransport) => {
      const { tx, body, session, locale, now, log } = ctx;
      const order = newTransportOrder(deps.ids, { userId: session.userId, transport, body, locale, now });
      const duplicate = await placeOnce(deps, ctx, order);
      if (duplicate) return { status_code: 201 as const, result: { ref_number: duplicate.ref_number } };
      const { ref_number } = order.row;
      if (!(await deps.inventory.hold(tx, daysToHold(ref_number, transport, body))))
        throw refuse('sold-out', { status: 409 });
      log.info('order-booked', { ref_number, total: order.row.total });
      return { status_code: 200 as const, result: { ref_number } };
    },
  });
}

async function agreeOnTransport(
  { transports }: Pick<Deps, 'transports'>,
  { body, now }: RouteContext<typeof bookTransport>,
): Promise<SupplierTransport> {
  const one = (await orUnavailable(transports.offered.read())).find(({ id }) => id === body.id);
  if (!one) throw refuse('not-found');
  const days = transportDays(body.date, body.days);
  const fields: Record<string, string> = {};
  if (isTooSoon(pickUpAt(body.date, body.time), one.noticeHours, now)) fields['time'] = 'validation_pick_up_soon';
  if ((days.at(-1) ?? body.date) > one.lastDay) fields['date'] = 'validation_date';
  if (body.days < one.minDays || body.days > one.maxDays) fields['days'] = 'validation_number';
  if (body.people > one.seats) fields['people'] = 'validation_too_many_people';
  if (one.kind === 'transfer' && body.drop_off === '') fields['drop_off'] = 'validation_required';
  if (Object.keys(fields).length > 0) throw refuse('invalid-input', { fields });
  // Others have it.
  if (days.some((day) => one.taken.includes(day))) throw refuse('sold-out', { status: 409 });
  return one;
}
