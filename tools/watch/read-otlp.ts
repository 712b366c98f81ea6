import * as v from 'valibot';

const attribute = v.object({
  key: v.string(),
  value: v.object({
    stringValue: v.optional(v.string()),
    intValue: v.optional(v.union([v.string(), v.number()])),
    doubleValue: v.optional(v.number()),
  }),
});
const span = v.object({
  traceId: v.string(),
  spanId: v.string(),
  parentSpanId: v.optional(v.string(), ''),
  name: v.string(),
  kind: v.number(),
  startTimeUnixNano: v.string(),
  endTimeUnixNano: v.string(),
  status: v.optional(v.object({ code: v.optional(v.number(), 0) }), { code: 0 }),
  attributes: v.optional(v.array(attribute), []),
});
const sent = v.object({
  resourceSpans: v.array(
    v.object({
      resource: v.object({ attributes: v.array(attribute) }),
      scopeSpans: v.array(v.object({ spans: v.array(span) })),
    }),
  ),
});

/** A span as the page of `npm run watch` shows it. Times in milliseconds. */
export interface WatchedSpan {
  readonly service: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentId: string;
  readonly name: string;
  readonly isRequest: boolean;
  readonly start: number;
  readonly ms: number;
  readonly failed: boolean;
  readonly attributes: Readonly<Record<string, string | number>>;
}

const SERVER_KIND = 2;
const ERROR_CODE = 2;
const milliseconds = (nanoseconds: string) => Number(BigInt(nanoseconds) / 1000n) / 1000;

/** Reads what an exporter of OTLP sends as JSON. Throws when it is something else. */
export function readOtlp(body: unknown): readonly WatchedSpan[] {
  return v.parse(sent, body).resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = String(valuesOf(resource.attributes)['service.name'] ?? 'unknown');
    return scopeSpans
      .flatMap(({ spans }) => spans)
      .map((one) => ({
        service,
        traceId: one.traceId,
        spanId: one.spanId,
        parentId: one.parentSpanId,
        name: one.name,
        isRequest: one.kind === SERVER_KIND,
        start: milliseconds(one.startTimeUnixNano),
        ms: milliseconds(one.endTimeUnixNano) - milliseconds(one.startTimeUnixNano),
        failed: one.status.code === ERROR_CODE,
        attributes: valuesOf(one.attributes),
      }));
  });
}

function valuesOf(attributes: readonly v.InferOutput<typeof attribute>[]): Record<string, string | number> {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue ?? value.doubleValue ?? 0)]),
  );
}
