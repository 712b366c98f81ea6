import { AsyncLocalStorage } from 'node:async_hooks';
import { tellSpan } from './span-channel.ts';
import type { Traces } from './page-traces.ts';
import { nextSpan, type TraceContext } from './trace-context.ts';

const store = new AsyncLocalStorage<TraceContext>();

/** The trace of what runs now; undefined outside any. */
export function currentTrace(): TraceContext | undefined {
  return store.getStore();
}

/** Runs `work` as a part of a trace, and everything that it begins. */
export function runInTrace<T>(trace: TraceContext, work: () => T): T {
  return store.run(trace, work);
}

/** What of a server gives each request its trace: a Fastify app, of which the first hook and the last are used. */
export interface TracedServer {
  addHook(
    name: 'onResponse',
    hook: (
      request: { readonly method: string; readonly routeOptions: { readonly url?: string | undefined } },
      reply: { readonly statusCode: number; readonly elapsedTime: number },
    ) => Promise<void>,
  ): unknown;
  addHook(
    name: 'onRequest',
    hook: (
      request: { readonly id: string; readonly headers: Readonly<Record<string, string | string[] | undefined>> },
      reply: unknown,
      done: () => void,
    ) => void,
  ): unknown;
}

/** Gives each request of a server its trace: the one that its caller names, where it is believed, else one of its own, which has the digits of the request's id where that is a UUID. Each answer is a span. */
export function traceRequests(app: TracedServer, { read, begin }: Traces): void {
  const traces = new WeakMap<object, TraceContext>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { id, headers } = request;
    const given = read(headers['traceparent']);
    const digits = id.replaceAll('-', '');
    const own = /^[0-9a-f]{32}$/.test(digits) ? { traceId: digits } : null;
    const trace = given ? nextSpan(given) : begin(own);
    traces.set(request, trace);
    store.run(trace, done);
  });
  app.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
    const trace = traces.get(request);
    if (!trace) return;
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? 'none';
    tellSpan({
      trace,
      name: `${method} ${route}`,
      kind: 'server',
      seconds: elapsedTime / 1000,
      failed: statusCode >= 500,
      attributes: { 'http.request.method': method, 'http.route': route, 'http.response.status_code': statusCode },
    });
  });
}
