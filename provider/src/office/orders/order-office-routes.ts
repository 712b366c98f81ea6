import { actOnOrder, findOrders, getOfficeOrder, revealOrderPeople } from '@aylal/contracts/office';
import { currentOrder } from '../../commerce/orders/expire-order.ts';
import { lockOrder } from '../../commerce/orders/order-store.ts';
import { openDocuments } from '../../commerce/orders/sealed-travellers.ts';
import type { OrderRow } from '../../commerce/orders/order-row.ts';
import type { Deps } from '../../platform/deps.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { writeAudit } from '../audit-log.ts';
import { beginAction } from './begin-action.ts';
import { changeContactRoute } from './change-contact-route.ts';
import { findOrders as find } from './find-orders.ts';
import { knownOrder } from './known-order.ts';
import { answerOrderChangeRoute } from './answer-change-route.ts';
import { longerHoldRoute } from './longer-hold-route.ts';
import { orderCommands } from './order-commands.ts';
import { officeActionsOn, orderFile } from './order-file.ts';
import { orderSubject } from './order-records.ts';
import { orderRefundRoutes } from './refund-routes.ts';

/** NEED-189 to NEED-192: orders of every customer. */
export function orderOfficeRoutes(deps: Deps): readonly Route[] {
  return [
    route(findOrders).to(async ({ body, locale }) => ({
      status_code: 200,
      result: { orders: [...(await find(deps, body.text, locale))] },
    })),
    route(getOfficeOrder).to(async ({ params, locale, now }) => {
      const order = await currentOrder(deps, await knownOrder(deps.db, params.ref_number), now);
      return { status_code: 200, result: await orderFile(deps, deps.db, order, { locale, now }) };
    }),
    route(revealOrderPeople).to(async ({ body, staff, now }) =>
      deps.db.transaction().execute(async (tx) => {
        const order = await knownOrder(tx, body.ref_number);
        const subject = orderSubject(order.ref_number);
        await writeAudit(tx, staff, { act: 'reveal-order-people', subject, reason: body.reason }, now);
        return { status_code: 200, result: peopleOf(deps, order) };
      }),
    ),
    actOnOrderRoute(deps),
    changeContactRoute(deps),
    longerHoldRoute(deps),
    answerOrderChangeRoute(deps),
    ...orderRefundRoutes(deps),
  ];
}

/** The lock keeps what the customer, a partner or a colleague does at the same moment before or after it; what then does not fit any more is refused. */
function actOnOrderRoute(deps: Deps): Route {
  return route(actOnOrder).to(async ({ body, staff, locale, now }) =>
    deps.db.transaction().execute(async (tx) => {
      const { action, reason } = body;
      const order = await lockOrder(tx, body.ref_number.toUpperCase());
      if (!order) throw refuse('not-found');
      const isNew = await beginAction(tx, { id: body.id, ref_number: order.ref_number, action }, now);
      if (isNew) {
        const isAllowed =
          order.status === body.status && (await officeActionsOn(deps, tx, order, now)).includes(action);
        if (!isAllowed) throw refuse('state-conflict');
        await orderCommands[action](deps, tx, order, now);
      }
      const after = await knownOrder(tx, order.ref_number);
      if (isNew)
        await writeAudit(
          tx,
          staff,
          {
            act: `order-${action}`,
            subject: orderSubject(order.ref_number),
            reason,
            before: { status: order.status },
            after: { status: after.status },
          },
          now,
        );
      return { status_code: 200, result: await orderFile(deps, tx, after, { locale, now }) };
    }),
  );
}

function peopleOf({ vault }: Pick<Deps, 'vault'>, order: OrderRow) {
  const { contact, travellers } = order;
  const documents = openDocuments(vault, order);
  return {
    name: contact.contact_name,
    email: contact.contact_email,
    phone: contact.contact_phone && `+${contact.contact_dial_code.replace('+', '')} ${contact.contact_phone}`,
    travellers: travellers.map(({ surname, given_name }, index) => ({
      name: `${surname} ${given_name}`.trim(),
      document: documents[index] ?? '',
    })),
  };
}
