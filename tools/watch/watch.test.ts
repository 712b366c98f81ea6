import { exportSpans, tellSpan } from '../../shared/server/src/index.ts';
import { openWatch } from './watch-server.ts';

const trace = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };

describe('The page of npm run watch', () => {
  let watch: Awaited<ReturnType<typeof openWatch>>;
  beforeEach(async () => {
    watch = await openWatch(0, 'http://localhost:3000');
  });
  afterEach(() => watch.close());
  const read = async (path = '/') => (await fetch(watch.url + path)).text();

  it('says where the shop is, while nothing has happened', async () => {
    expect(await read()).toContain('The shop is at <a href="http://localhost:3000">');
    expect(await read()).toContain('Nothing was asked for yet.');
  });

  it('shows what services send: routes by the time they took, and each trace with its parts', async () => {
    const exporting = await exportSpans('provider', { OTEL_EXPORTER_OTLP_ENDPOINT: watch.url });
    const statement = { 'db.query.text': 'select <script>alert(1)</script>' };
    tellSpan({ trace, name: 'GET /api/airports/', kind: 'server', seconds: 1.5, failed: false, attributes: {} });
    tellSpan({
      trace: { ...trace, spanId: 'b7ad6b7169203331', parentId: trace.spanId },
      name: 'SELECT',
      kind: 'client',
      seconds: 0.5,
      failed: true,
      attributes: statement,
    });
    const job = { traceId: 'a'.repeat(32), spanId: 'c'.repeat(16) };
    tellSpan({ trace: job, name: 'issue flight', kind: 'internal', seconds: 1, failed: false, attributes: {} });
    await exporting?.close();
    const overview = await read();
    expect(overview).toContain('<td>provider</td><td>GET /api/airports/</td>');
    expect(overview).toContain(`href="/trace/${trace.traceId}"`);
    expect(overview.slice(overview.indexOf('Jobs, by the time'))).toContain('<td>issue flight</td>');
    const one = await read(`/trace/${trace.traceId}`);
    expect(one).toContain('<tr class="failed"><td>provider</td><td>SELECT');
    expect(one).toContain('1.50 s');
    expect(one).not.toContain('<script>');
  });

  it('takes no nonsense, and has nothing else', async () => {
    expect((await fetch(`${watch.url}/v1/traces`, { method: 'POST', body: '{"resourceSpans":1}' })).status).toBe(400);
    expect((await fetch(`${watch.url}/trace/${'0'.repeat(32)}`)).status).toBe(404);
  });
});
