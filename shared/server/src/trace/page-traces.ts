import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { nextSpan, readTraceparent, type TraceContext } from './trace-context.ts';

/** Which trace a request belongs to. */
export interface Traces {
  /** What `traceparent` says, where the caller is believed; null otherwise. */
  read(header: string | string[] | undefined): TraceContext | null;
  /** The first part of the trace with this id, or of a new one. */
  begin(own: { readonly traceId: string } | null): TraceContext;
}

/** Of a service that only services of ours call. */
export const tracesOfServices: Traces = { read: readTraceparent, begin: nextSpan };

/**
 * Of a server that browsers call. A page hands the trace of its own request back with each call that it makes; the id of that first part follows from the trace's by `key`, so that nobody else can say which trace
 * a call belongs to.
 */
export function tracesOfPages(key: string): Traces {
  const spanIdOf = (traceId: string) => createHmac('sha256', key).update(traceId).digest('hex').slice(0, 16);
  return {
    read(header) {
      const given = readTraceparent(header);
      return given && given.spanId === spanIdOf(given.traceId) ? given : null;
    },
    begin(own) {
      const { traceId } = nextSpan(own);
      return { traceId, spanId: spanIdOf(traceId) };
    },
  };
}

/** An id for a request, from whose first 32 digits its trace is known: of its own, or the trace's with eight digits more. */
export function requestIdIn({ read }: Traces, header: string | string[] | undefined): string {
  const trace = read(header);
  if (!trace) return randomUUID();
  const uuid = trace.traceId.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return `${uuid}-${randomBytes(4).toString('hex')}`;
}
