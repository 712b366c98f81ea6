import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { watchOrder } from '../../../commerce/orders/partner-change-row.ts';
import type { Deps } from '../../../platform/deps.ts';
import { callerOf } from '../../../platform/http/caller.ts';

const MOST_BYTES = 64 * 1024;
const PER_ADDRESS = { calls: 600, seconds: 60 };
const event = v.object({
  data: v.object({ object: v.object({ order_id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{4,120}$/)) }) }),
});

/**
 * `POST /callback/airline`: an event of the order API, which names one of its orders. As with every notice nothing of it is believed (ruling 21): it has the airline asked at once whether it has
 * changed that order. Every caller gets the same answer, so that nobody learns which orders exist.
 */
export function airlineNotice(app: FastifyInstance, deps: Deps): void {
  app.post('/callback/airline', { bodyLimit: MOST_BYTES }, (request, reply) =>
    answer(deps, request).then(() => reply.header('cache-control', 'no-store').send({ received: true })),
  );
}

async function answer(deps: Deps, request: Parameters<typeof callerOf>[0] & { readonly body: unknown }): Promise<void> {
  if (deps.config.rateLimits)
    await deps.limiter.take(`callback@${callerOf(request, deps.config).address}`, PER_ADDRESS);
  const named = v.safeParse(event, request.body);
  if (named.success) await lookAt(deps, named.output.data.object.order_id);
}

/** The airline's own number of the order; that of ours from the airline of the sandbox. */
async function lookAt({ clock, db }: Pick<Deps, 'clock' | 'db'>, id: string): Promise<void> {
  const order = await db
    .selectFrom('order_watches as w')
    .innerJoin('orders as o', 'o.ref_number', 'w.ref_number')
    .leftJoin('airline_orders as a', 'a.quote_ref', 'o.quote_ref')
    .select('w.ref_number')
    .where((where) => where.or([where('a.airline_order', '=', id), where('o.ref_number', '=', id)]))
    .executeTakeFirst();
  if (order) await watchOrder(db, order.ref_number, clock.now());
}
