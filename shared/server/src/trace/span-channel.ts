import { channel } from 'node:diagnostics_channel';
import type { TraceContext } from './trace-context.ts';

/** One part of a trace that has ended. Its words are routes, statements with placeholders and names of ours: nothing that a person typed (PII-1). */
export interface Span {
  readonly trace: TraceContext;
  /** Such as `GET /api/airports/`, by OpenTelemetry's rules for its kind. */
  readonly name: string;
  readonly kind: 'server' | 'client' | 'internal';
  readonly seconds: number;
  readonly failed: boolean;
  /** By OpenTelemetry's names, where there is one. */
  readonly attributes: Readonly<Record<string, string | number>>;
}

const spans = channel('aylal:span');

/** Whether there is a subscriber: a span that is costly to build is published only then. */
export function areSpansHeard(): boolean {
  return spans.hasSubscribers;
}

/** Publishes a span that ends now. Costs nothing while nobody hears. */
export function tellSpan(span: Span): void {
  spans.publish(span);
}

/** Calls `listener` for each span from now on; answers the function that stops it. */
export function onSpan(listener: (span: Span) => void): () => void {
  const hear = (message: unknown) => listener(message as Span);
  spans.subscribe(hear);
  return () => spans.unsubscribe(hear);
}
