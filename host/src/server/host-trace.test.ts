/** @jest-environment node */
import { openTrialHost, type TrialHost } from './testing/trial-host.ts';

describe('The trace of a call', () => {
  let trial: TrialHost;
  beforeAll(async () => {
    trial = await openTrialHost();
  });
  afterAll(() => trial.close());

  it('[PII-3] goes on in the provider, and is found by the number of the answer, whatever a stranger calls it', async () => {
    const answer = await trial.get('/api/user/v1/me/', { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` });
    // Beside what the host asks for itself.
    const asked = trial.seen.find(({ url }) => url === '/api/user/v1/me/');
    const digits = answer.headers.get('x-request-id')?.replaceAll('-', '');
    expect(asked?.headers['traceparent']).toMatch(new RegExp(`^00-${digits}-[0-9a-f]{16}-01$`));
  });

  it('that a page makes goes on with the trace of the page', async () => {
    const page = await trial.get('/en');
    const [, traceparent = '', traceId = ''] =
      /traceparent;desc="(00-([0-9a-f]{32})-[0-9a-f]{16}-01)"/.exec(page.headers.get('server-timing') ?? '') ?? [];
    const answer = await trial.get('/api/user/v1/passenger/', { traceparent });
    const asked = trial.seen.find(({ url }) => url === '/api/user/v1/passenger/');
    expect(asked?.headers['traceparent']).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`));
    expect(answer.headers.get('x-request-id')?.replaceAll('-', '')).toMatch(new RegExp(`^${traceId}`));
  });
});
