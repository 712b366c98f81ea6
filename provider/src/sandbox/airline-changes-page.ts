import { fields } from '@aylal/contracts';
import type { FastifyInstance } from 'fastify';
import { request as call } from 'undici';
import * as v from 'valibot';
import { agreedOffer } from '../commerce/orders/order-row.ts';
import type { Deps } from '../platform/deps.ts';
import { refuse } from '../platform/http/problem-error.ts';
import { announceChange } from '../products/flights/booking/sandbox-change-store.ts';
import { parseForm } from './parse-form.ts';
import { replyAfterForm, replyAsAsked } from './reply-as-asked.ts';
import { html } from './sandbox-page.ts';
import { shiftTrips } from './airline/shift-trips.ts';

const NOTICE_MS = 3_000;
const wanted = v.object({
  ref_number: fields.refNumber,
  what: v.picklist(['move', 'cancel', 'restore']),
  minutes: v.optional(
    v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer(), v.minValue(-1440), v.maxValue(1440)),
    90,
  ),
});

type PageDeps = Pick<Deps, 'clock' | 'config' | 'db' | 'faults' | 'ids' | 'lifecycle' | 'logger'>;

/** `/sandbox/airline-changes`: the airline moves the flights of an order, cancels them, or flies as it sold them after all, and notifies the shop. The fault `airline-notice` loses the notice. */
export function registerAirlineChangesPage(app: FastifyInstance, deps: PageDeps): void {
  const { clock, db, ids } = deps;
  app.get('/sandbox/airline-changes', (request, reply) =>
    replyAsAsked(request, reply, {
      title: 'Airline changes',
      data: {},
      page: () =>
        html`<p>The airline changes the flights of an order by itself, and notifies the shop.</p>
          <form method="post">
            <label>Order<input name="ref_number" required size="14" placeholder="AYL-" /></label>
            <label
              >What<select name="what">
                <option value="move">Move by minutes</option>
                <option value="cancel">Cancel</option>
                <option value="restore">Fly as sold</option>
              </select></label
            >
            <label>Minutes<input name="minutes" inputmode="numeric" value="90" size="6" /></label>
            <button>Change</button>
          </form>`,
    }),
  );
  app.post('/sandbox/airline-changes', async (request, reply) => {
    const { ref_number, what, minutes } = parseForm(wanted, request.body);
    const reference = ref_number.toUpperCase();
    const order = await db.selectFrom('orders').selectAll().where('ref_number', '=', reference).executeTakeFirst();
    if (order?.product !== 'flight') throw refuse('not-found');
    const { trips: sold } = agreedOffer(order);
    const trips = what === 'cancel' ? sold.map(() => null) : shiftTrips(sold, what === 'move' ? minutes : 0);
    const change = { id: `aic_${ids.uuid().replaceAll('-', '')}`, order_id: reference, trips, created_at: clock.now() };
    await announceChange(db, change);
    await notify(deps, reference);
    return replyAfterForm(request, reply, '/sandbox/airline-changes', { id: change.id });
  });
}

/** As Duffel does it: the event names the order, and is not sent again where nobody answers. */
async function notify({ config, faults, lifecycle, logger }: PageDeps, order_id: string): Promise<void> {
  if (faults.take('airline-notice')) return;
  const type = 'order.airline_initiated_change_detected';
  try {
    const answer = await call(`${lifecycle.url ?? config.publicUrl}/callback/airline`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type, data: { object: { order_id } } }),
      signal: AbortSignal.timeout(NOTICE_MS),
    });
    await answer.body.dump();
  } catch (error) {
    logger.warn('sandbox-callback-lost', { error });
  }
}
