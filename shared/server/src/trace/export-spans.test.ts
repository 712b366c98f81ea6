/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { exportSpans } from './export-spans.ts';
import { tellSpan, type Span } from './span-channel.ts';

const span: Span = {
  trace: { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7', parentId: 'b7ad6b7169203331' },
  name: 'GET /api/airports/',
  kind: 'server',
  seconds: 0.25,
  failed: true,
  attributes: { 'http.route': '/api/airports/', 'http.response.status_code': 500 },
};

describe('Spans', () => {
  let collector: Server;
  let taken: { path: string | undefined; body: unknown }[];
  beforeEach(async () => {
    taken = [];
    collector = createServer((request, response) => {
      void json(request).then((body) => {
        taken.push({ path: request.url, body });
        response.end('{}');
      });
    });
    await new Promise<void>((listening) => collector.listen(0, '127.0.0.1', listening));
  });
  afterEach(() => {
    collector.closeAllConnections();
    collector.close();
  });
  const endpoint = () => `http://127.0.0.1:${(collector.address() as AddressInfo).port}/`;

  it('are sent to the collector, as OpenTelemetry has them', async () => {
    const exporting = await exportSpans('provider', { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint() });
    tellSpan(span);
    await exporting?.close();
    tellSpan(span);
    expect(taken).toHaveLength(1);
    const [{ path, body } = { path: '', body: null }] = taken;
    expect(path).toBe('/v1/traces');
    expect(body).toMatchObject({
      resourceSpans: [
        {
          resource: { attributes: [{ key: 'service.name', value: { stringValue: 'provider' } }] },
          scopeSpans: [
            {
              spans: [
                {
                  traceId: span.trace.traceId,
                  spanId: span.trace.spanId,
                  parentSpanId: span.trace.parentId,
                  name: 'GET /api/airports/',
                  kind: 2,
                  status: { code: 2 },
                  attributes: [
                    { key: 'http.route', value: { stringValue: '/api/airports/' } },
                    { key: 'http.response.status_code', value: { intValue: 500 } },
                  ],
                },
              ],
            },
          ],
        },
      ],
    });
    const [sent] =
      (
        body as {
          resourceSpans: { scopeSpans: { spans: { startTimeUnixNano: string; endTimeUnixNano: string }[] }[] }[];
        }
      ).resourceSpans[0]?.scopeSpans[0]?.spans ?? [];
    expect(Number(BigInt(sent?.endTimeUnixNano ?? 0) - BigInt(sent?.startTimeUnixNano ?? 0)) / 1e6).toBeCloseTo(250, 0);
  });

  it('are sent nowhere where nobody asked for them', async () => {
    expect(await exportSpans('provider', {})).toBeNull();
    expect(await exportSpans('provider', { OTEL_EXPORTER_OTLP_ENDPOINT: '' })).toBeNull();
    tellSpan(span);
    expect(taken).toEqual([]);
  });
});
