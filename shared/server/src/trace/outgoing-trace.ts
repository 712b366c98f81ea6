import { channel } from 'node:diagnostics_channel';
import { currentTrace } from './current-trace.ts';
import { tellSpan } from './span-channel.ts';
import { nextSpan, writeTraceparent, type TraceContext } from './trace-context.ts';

interface Asked {
  readonly request: {
    readonly origin: string | URL;
    readonly method?: string;
    addHeader(name: string, value: string): unknown;
  };
}

let begun = false;

/** From now on every call that this process makes within a trace, by `fetch` or undici, names a part of its own in `traceparent`, and is a span until its answer begins. Asking again changes nothing. */
export function traceOutgoingCalls(): void {
  if (begun) return;
  begun = true;
  const calls = new WeakMap<object, { readonly trace: TraceContext; readonly since: number }>();
  channel('undici:request:create').subscribe((message) => {
    const { request } = message as Asked;
    const trace = currentTrace();
    if (!trace) return;
    const own = nextSpan(trace);
    calls.set(request, { trace: own, since: performance.now() });
    request.addHeader('traceparent', writeTraceparent(own));
  });
  const end = ({ request }: Asked, outcome: Readonly<Record<string, string | number>>, failed: boolean) => {
    const call = calls.get(request);
    if (!call) return;
    calls.delete(request);
    const { method = 'GET' } = request;
    const attributes = { 'http.request.method': method, 'server.address': String(request.origin), ...outcome };
    const seconds = (performance.now() - call.since) / 1000;
    tellSpan({ trace: call.trace, name: method, kind: 'client', seconds, failed, attributes });
  };
  channel('undici:request:headers').subscribe((message) => {
    const { response } = message as { response: { statusCode: number } };
    const { statusCode } = response;
    end(message as Asked, { 'http.response.status_code': statusCode }, statusCode >= 500);
  });
  channel('undici:request:error').subscribe((message) => {
    const { error } = message as { error: { code?: string; name?: string } };
    end(message as Asked, { 'error.type': error.code ?? error.name ?? 'error' }, true);
  });
}
