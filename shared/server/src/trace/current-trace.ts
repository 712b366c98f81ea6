import { AsyncLocalStorage } from 'node:async_hooks';
import { nextSpan, readTraceparent, type TraceContext } from './trace-context.ts';

const store = new AsyncLocalStorage<TraceContext>();

/** The trace of what runs now; undefined outside any. */
export function currentTrace(): TraceContext | undefined {
  return store.getStore();
}

/** Runs `work` as a part of a trace, and everything that it begins. */
export function runInTrace<T>(trace: TraceContext, work: () => T): T {
  return store.run(trace, work);
}

/** What of a server gives each request its trace: a Fastify app, of which only the first hook is used. */
export interface TracedServer {
  addHook(
    name: 'onRequest',
    hook: (
      request: { readonly id: string; readonly headers: Readonly<Record<string, string | string[] | undefined>> },
      reply: unknown,
      done: () => void,
    ) => void,
  ): unknown;
}

/** Gives each request of a server its trace: the one that its caller names, where callers are `believed`, else one of its own, which has the digits of the request's id where that is a UUID. */
export function traceRequests(app: TracedServer, { believed }: { readonly believed: boolean }): void {
  app.addHook('onRequest', ({ id, headers }, _reply, done) => {
    const given = believed ? readTraceparent(headers['traceparent']) : null;
    const digits = id.replaceAll('-', '');
    const own = /^[0-9a-f]{32}$/.test(digits) ? { traceId: digits } : null;
    store.run(nextSpan(given ?? own), done);
  });
}
