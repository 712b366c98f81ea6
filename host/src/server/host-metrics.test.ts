/** @jest-environment node */
import { openTrialHost, type TrialHost } from './testing/trial-host.ts';

describe('The metrics of the host', () => {
  let trial: TrialHost;
  beforeAll(async () => {
    trial = await openTrialHost({ metrics: { host: '127.0.0.1', port: 0 } });
  });
  afterAll(() => trial.close());

  it('[OPS-3] count pages and calls by their route, and what the provider was asked', async () => {
    await trial.get('/mn/trial?secret=1');
    await trial.get('/api/user/v1/me/');
    const text = await (await fetch(`${trial.metricsUrl}/metrics`)).text();
    expect(text).toMatch(
      /http_server_request_duration_seconds_count\{.*http_route="\/\*".*http_response_status_code="200"/,
    );
    expect(text).toMatch(/http_server_request_duration_seconds_count\{.*http_route="\/api\/\*".*"401"/);
    expect(text).toMatch(/http_client_request_duration_seconds_count\{.*server_address="http:\/\/127\.0\.0\.1:\d+"/);
    expect(text).not.toMatch(/secret|\/mn\//);
  });

  it('are not at the port of customers', async () =>
    expect(await (await trial.get('/metrics')).text()).not.toContain('http_server_request'));
});
