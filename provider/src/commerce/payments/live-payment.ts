import { watchPayment, type PaidUpdate } from '@aylal/contracts/payments';
import type { FastifyInstance } from 'fastify';
import type { ServerResponse } from 'node:http';
import { minutesMs } from '@aylal/domain/calendar';
import type { Session } from '../../platform/http/session.ts';
import type { Deps } from '../../platform/deps.ts';
import { orderStatus } from '../orders/order-row.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import { noteLook } from './invoice-store.ts';
import { findCustomerPayable } from './payable-order.ts';
import { authenticate } from '../../platform/http/route-runner.ts';

const HEARTBEAT_MS = 15_000;
/** A stream ends after this time and the browser comes back with its session, which may have ended meanwhile. */
const LONGEST_MS = minutesMs(10);
const MOST_PER_ACCOUNT = 12;
const UNPAID: readonly number[] = [orderStatus.awaitingPayment, orderStatus.cancelled, orderStatus.expired];

/** API-71: server-sent events `{ref_number, paid}` of an order of one's own, now and at every change; each ends with its session (SEC-2), and all when we shut down (REL-10). */
export function livePayment(
  app: FastifyInstance,
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'events' | 'inventory' | 'logger' | 'outbox' | 'products' | 'sessions'>,
): void {
  const streams = new Set<{ readonly userId: string; end(): void }>();
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.end();
  });

  app.get(watchPayment.path.replace('{ref_number}', ':ref_number'), async (request, reply) => {
    const session = await authenticate(deps, request);
    if (!session) throw refuse('not-signed-in');
    const ref = String((request.params as { ref_number?: unknown }).ref_number ?? '');
    const order = await findCustomerPayable(deps, session.userId, ref, deps.clock.now());
    if (!order) throw refuse('not-found');
    if ([...streams].filter(({ userId }) => userId === session.userId).length >= MOST_PER_ACCOUNT) {
      throw refuse('too-many-requests', { retryAfterSeconds: 5 });
    }
    await noteLook(deps.db, order.ref_number, deps.clock.now());
    reply.hijack();
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-request-id': request.id,
      'x-content-type-options': 'nosniff',
    });
    follow(reply.raw, session, order.ref_number);
  });

  function follow(raw: ServerResponse, { userId, tokenHash }: Session, ref: string): void {
    const stream = { userId, end: () => raw.end() };
    streams.add(stream);
    let telling = Promise.resolve();
    // One after another, so that an older reading never follows a newer one.
    const sendUpdate = () => {
      telling = telling.then(async () => {
        const update = await readUpdate(userId, ref);
        if (update && !raw.writableEnded) raw.write(`data: ${JSON.stringify(update)}\n\n`);
      });
      telling.catch((error: unknown) => {
        deps.logger.error('live-update-failed', { error });
        raw.end();
      });
    };
    const endWithSession = async () => {
      if (!(await deps.sessions.isOpen(deps.db, tokenHash))) raw.end();
    };
    const check = () => {
      endWithSession().catch((error: unknown) => {
        deps.logger.error('live-session-unknown', { error });
        raw.end();
      });
    };
    const unsubscribe = [
      deps.events.subscribe('order/changed', (fact) => {
        if (fact === null || fact.ref_number === ref) sendUpdate();
      }),
      deps.events.subscribe('session/ended', (fact) => {
        if (fact === null || fact.user_id === userId) check();
      }),
    ];
    const heartbeat = setInterval(() => {
      if (!raw.writableEnded) raw.write(':\n\n');
      // Sessions run out without an event.
      check();
    }, HEARTBEAT_MS);
    const longest = setTimeout(() => raw.end(), LONGEST_MS);
    raw.once('close', () => {
      for (const stop of unsubscribe) stop();
      clearInterval(heartbeat);
      clearTimeout(longest);
      streams.delete(stream);
    });
    raw.write('retry: 3000\n\n');
    sendUpdate();
  }

  async function readUpdate(userId: string, ref: string): Promise<PaidUpdate | undefined> {
    const order = await findCustomerPayable(deps, userId, ref, deps.clock.now());
    return order && { ref_number: ref, paid: !UNPAID.includes(order.status) };
  }
}
