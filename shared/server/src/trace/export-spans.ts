import type { ReadableSpan } from '@opentelemetry/sdk-trace-base';
import type { Environment } from '../read-environment.ts';
import { onSpan, type Span } from './span-channel.ts';

export interface SpanExport {
  /** Sends what is still here. */
  close(): Promise<void>;
}

/**
 * From now on sends every span of this process, in batches, as `service`, to the collector that OpenTelemetry's own variable names (`OTEL_EXPORTER_OTLP_ENDPOINT`, OTLP over HTTP); null where it names none. The
 * SDK is loaded only when there is a collector; one that does not answer costs spans, and nothing else.
 */
export async function exportSpans(service: string, env: Environment): Promise<SpanExport | null> {
  const endpoint = env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  if (!endpoint) return null;
  const [{ BatchSpanProcessor }, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const processor = new BatchSpanProcessor(exporter, { scheduledDelayMillis: 1_000 });
  const resource = resourceFromAttributes({ 'service.name': service });
  const stop = onSpan((span) => processor.onEnd(readable(span, resource)));
  return {
    async close() {
      stop();
      await processor.shutdown();
    },
  };
}

const kinds = { internal: 0, server: 1, client: 2 } as const;
const FAILED = 2;
const SAMPLED = 1;

/** A span as the SDK has them. */
function readable(span: Span, resource: ReadableSpan['resource']): ReadableSpan {
  const { name, kind, trace, seconds, failed, attributes } = span;
  const end = Date.now();
  const context = (spanId: string) => ({ traceId: trace.traceId, spanId, traceFlags: SAMPLED });
  return {
    name,
    kind: kinds[kind],
    spanContext: () => context(trace.spanId),
    ...(trace.parentId ? { parentSpanContext: context(trace.parentId) } : {}),
    startTime: timeOf(end - seconds * 1000),
    endTime: timeOf(end),
    duration: timeOf(seconds * 1000),
    status: { code: failed ? FAILED : 0 },
    attributes: { ...attributes },
    links: [],
    events: [],
    ended: true,
    resource,
    instrumentationScope: { name: 'aylal' },
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  };
}

/** Milliseconds as seconds and nanoseconds. */
function timeOf(ms: number): [number, number] {
  const seconds = Math.floor(ms / 1000);
  return [seconds, Math.round((ms - seconds * 1000) * 1e6)];
}
