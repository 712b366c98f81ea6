/** @jest-environment node */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { createLogger } from '../logger.ts';
import { currentTrace, runInTrace, traceRequests } from './current-trace.ts';
import { traceOutgoingCalls } from './outgoing-trace.ts';
import { onSpan, type Span } from './span-channel.ts';
import { requestIdIn, tracesOfPages, tracesOfServices } from './page-traces.ts';
import { nextSpan, readTraceparent, writeTraceparent } from './trace-context.ts';

const trace = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };
const header = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

describe('A trace', () => {
  it('is read and written as W3C has it', () => {
    expect(readTraceparent(header)).toEqual(trace);
    expect(writeTraceparent(trace)).toBe(header);
    expect(nextSpan(trace)).toMatchObject({ traceId: trace.traceId, spanId: expect.not.stringMatching(trace.spanId) });
  });

  it.each([
    undefined,
    '',
    'nonsense',
    header.toUpperCase(),
    header.replace('00-4', 'ff-4'),
    header.replace(trace.traceId, '0'.repeat(32)),
    header.replace(trace.spanId, '0'.repeat(16)),
    `${header}x`,
  ])('is not read from "%s"', (text) => expect(readTraceparent(text)).toBeNull());
});

describe('A request', () => {
  let other: Server;
  let seen: (string | undefined)[];
  let apps: FastifyInstance[];
  beforeEach(async () => {
    [seen, apps] = [[], []];
    other = createServer((request, response) => {
      seen.push(request.headers['traceparent'] as string | undefined);
      response.end();
    });
    await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
    traceOutgoingCalls();
    traceOutgoingCalls();
  });
  afterEach(async () => {
    for (const app of apps) await app.close();
    other.close();
  });

  const open = (traces = tracesOfServices) => {
    const app = Fastify({
      genReqId: ({ headers }: IncomingMessage) => requestIdIn(traces, headers['traceparent']),
    });
    apps.push(app);
    traceRequests(app, traces);
    const ask = async ({ id }: { id: string }) => {
      await fetch(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
      return { id, trace: currentTrace() };
    };
    app.get('/', ask);
    return app;
  };

  it('goes on with the trace of a caller that is believed, in all that it asks', async () => {
    const { trace: own } = (await open().inject({ url: '/', headers: { traceparent: header } })).json();
    expect(own).toEqual({
      traceId: trace.traceId,
      spanId: expect.not.stringMatching(trace.spanId),
      parentId: trace.spanId,
    });
    const asked = readTraceparent(seen[0]);
    expect(asked).toEqual({ traceId: trace.traceId, spanId: expect.not.stringMatching(own.spanId) });
  });

  it('of a browser begins one of its own, whatever its header says, which can be found by the id of the request', async () => {
    const { id, trace: own } = (
      await open(tracesOfPages('a key')).inject({ url: '/', headers: { traceparent: header } })
    ).json();
    expect(own.traceId).toBe(id.replaceAll('-', ''));
    expect(readTraceparent(seen[0])?.traceId).toBe(own.traceId);
  });

  it('of a page goes on with the trace of the page, and is found by its digits', async () => {
    const app = open(tracesOfPages('a key'));
    const { trace: page } = (await app.inject('/')).json();
    const { id, trace: call } = (
      await app.inject({ url: '/', headers: { traceparent: writeTraceparent(page) } })
    ).json();
    expect(call).toMatchObject({ traceId: page.traceId, parentId: page.spanId });
    expect(id.replaceAll('-', '')).toMatch(new RegExp(`^${page.traceId}[0-9a-f]{8}$`));
    const { trace: elsewhere } = (
      await open(tracesOfPages('another')).inject({ url: '/', headers: { traceparent: writeTraceparent(page) } })
    ).json();
    expect(elsewhere.traceId).not.toBe(page.traceId);
  });

  it('is a span, and so is each call that it makes, below it', async () => {
    const spans: Span[] = [];
    const stop = onSpan((span) => void spans.push(span));
    const { trace: own } = (await open().inject({ url: '/', headers: { traceparent: header } })).json();
    await new Promise(setImmediate);
    stop();
    const [call, request] = spans;
    expect(request).toMatchObject({
      trace: own,
      name: 'GET /',
      kind: 'server',
      failed: false,
      attributes: { 'http.request.method': 'GET', 'http.route': '/', 'http.response.status_code': 200 },
    });
    expect(call).toMatchObject({
      trace: { ...readTraceparent(seen[0]), parentId: own.spanId },
      kind: 'client',
      attributes: { 'http.response.status_code': 200, 'server.address': expect.stringContaining('127.0.0.1') },
    });
  });

  it('outside any trace names none', async () => {
    await fetch(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
    expect(seen).toEqual([undefined]);
  });

  it('has its trace in every line of the log, unmasked', () => {
    const lines: string[] = [];
    const log = createLogger('info', { write: (line) => void lines.push(line) });
    runInTrace({ traceId: '12345678901234567890123456789012', spanId: '1234567890123456' }, () => log.info('inside'));
    log.info('outside');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      event: 'inside',
      trace_id: '12345678901234567890123456789012',
      span_id: '1234567890123456',
    });
    expect(JSON.parse(lines[1] ?? '')).not.toHaveProperty('trace_id');
    // Only there: elsewhere sixteen digits are a card.
    log.info('outside', { reference: '4111111111111111' });
    expect(lines[2]).not.toContain('4111111111111111');
  });
});
