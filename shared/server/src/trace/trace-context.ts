import { randomBytes } from 'node:crypto';

/** Where a request is in its trace, as W3C's Trace Context writes it: one id for all that comes of one cause, and one for this part of it. */
export interface TraceContext {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** 16 hexadecimal digits. */
  readonly spanId: string;
  /** The part of the trace that began this one; undefined for the first. */
  readonly parentId?: string | undefined;
}

const shape = /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}(-.*)?$/;

/** What a `traceparent` header says; null for none, and for one that cannot be read or names nothing. */
export function readTraceparent(header: string | string[] | undefined): TraceContext | null {
  const [, traceId = '', spanId = ''] = (typeof header === 'string' && shape.exec(header)) || [];
  if (/^0*$/.test(traceId) || /^0*$/.test(spanId) || String(header).startsWith('ff')) return null;
  return { traceId, spanId };
}

/** The header by which another service goes on with the trace. */
export function writeTraceparent({ traceId, spanId }: TraceContext): string {
  return `00-${traceId}-${spanId}-01`;
}

/** The next part of a trace; without one the beginning of another. */
export function nextSpan(of: Partial<TraceContext> | null): TraceContext {
  const spanId = randomBytes(8).toString('hex');
  const parent = of?.spanId === undefined ? {} : { parentId: of.spanId };
  return { traceId: of?.traceId ?? randomBytes(16).toString('hex'), spanId, ...parent };
}
