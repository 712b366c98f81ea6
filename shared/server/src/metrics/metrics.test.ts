/** @jest-environment node */
import Fastify from 'fastify';
import { createMetrics, type Metrics } from './create-metrics.ts';
import { tellJobRun } from './job-channel.ts';
import { serveMetrics } from './serve-metrics.ts';

describe('The metrics of a service', () => {
  let metrics: Metrics;
  beforeEach(() => {
    metrics = createMetrics('shop');
  });
  afterEach(() => metrics.close());

  /** The value of a series, by its name and labels; undefined of one that there is not. */
  const valueOf = async (name: string, labels: Readonly<Record<string, string>>) => {
    const words = Object.entries({ service: 'shop', ...labels }).map(([label, value]) => `${label}="${value}"`);
    const lines = (await metrics.text()).split('\n').filter((one) => one.startsWith(`${name}{`));
    const line = lines.find((one) => words.every((word) => one.includes(word)));
    return line && Number(line.split(' ').at(-1));
  };

  it('count answers by their route, never by what was asked', async () => {
    const app = Fastify();
    metrics.watch(app);
    app.get('/orders/:number', async () => ({ ok: true }));
    for (const number of ['1', '2', '3']) await app.inject({ url: `/orders/${number}` });
    await app.inject({ url: '/no/such/page?x=1' });
    const count = 'http_server_request_duration_seconds_count';
    const of = { http_request_method: 'GET', http_route: '/orders/:number', http_response_status_code: '200' };
    expect(await valueOf(count, of)).toBe(3);
    expect(await valueOf(count, { http_route: 'none', http_response_status_code: '404' })).toBe(1);
    expect(await metrics.text()).not.toContain('/no/such/page');
    await app.close();
  });

  it('count calls to others by origin and outcome', async () => {
    const other = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 });
    await (await fetch(`${other.url}/metrics?secret=1`)).text();
    await other.close();
    await fetch(other.url).catch(() => null);
    const count = 'http_client_request_duration_seconds_count';
    expect(await valueOf(count, { server_address: other.url, outcome: '404' })).toBe(1);
    expect(await valueOf(count, { server_address: other.url, outcome: 'ECONNREFUSED' })).toBe(1);
  });

  it('count jobs, done and failed', async () => {
    tellJobRun({ job: 'outbox', outcome: 'done', seconds: 0.2 });
    tellJobRun({ job: 'outbox', outcome: 'failed', seconds: 2 });
    const count = 'job_duration_seconds_count';
    expect(await valueOf(count, { job: 'outbox', outcome: 'done' })).toBe(1);
    expect(await valueOf(count, { job: 'outbox', outcome: 'failed' })).toBe(1);
  });

  it('leave out what cannot be read now, and say the rest', async () => {
    metrics.ask({ name: 'messages', help: '.', label: 'state', read: async () => ({ waiting: 4 }) });
    metrics.ask({ name: 'broken', help: '.', label: 'kind', read: () => Promise.reject(new Error('no database')) });
    expect(await valueOf('messages', { state: 'waiting' })).toBe(4);
    expect(await valueOf('broken', {})).toBeUndefined();
    expect(await valueOf('process_cpu_seconds_total', {})).toBeGreaterThan(0);
  });

  it('measure nothing more once they are closed', async () => {
    metrics.close();
    tellJobRun({ job: 'late', outcome: 'done', seconds: 1 });
    expect(await metrics.text()).not.toContain('late');
  });

  it('stand at one address of their own', async () => {
    const { url, close } = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 });
    const answer = await fetch(`${url}/metrics`);
    expect(answer.headers.get('content-type')).toContain('version=0.0.4');
    expect(await answer.text()).toContain('nodejs_eventloop_lag_seconds');
    for (const [path, method] of [
      ['/', 'GET'],
      ['/metrics', 'POST'],
    ] as const)
      expect((await fetch(url + path, { method })).status).toBe(404);
    await close();
  });
});
