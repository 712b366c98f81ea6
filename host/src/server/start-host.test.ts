/** @jest-environment node */
import { openTrialHost, type TrialHost } from './testing/trial-host.ts';

let trial: TrialHost;
beforeAll(async () => {
  trial = await openTrialHost();
});
afterAll(() => trial.close());
beforeEach(() => trial.forget());

describe('The host itself', () => {
  it('[OPS-3] says that it lives and that it is ready', async () => {
    expect([(await trial.get('/healthz')).status, (await trial.get('/readyz')).status]).toEqual([200, 200]);
  });

  it('[CALL-82.1] [CALL-82.2] [API-73] [GAP-46.2] [ENT-05.1] [ENT-05.2] answers the config for an hour', async () => {
    const answer = await trial.get('/api/config');
    expect(answer.headers.get('cache-control')).toContain('max-age=3600');
    expect(await answer.json()).toMatchObject({ status_code: 200, result: { dialUpNumber: '976' } });
  });

  it('[AUT-8] [PII-3] names each refusal of its own by a request id', async () => {
    const answers = [await trial.get('/api/admin/'), await trial.get('/boot/names/xx')];
    const ids = answers.map((answer) => answer.headers.get('x-request-id') ?? '');
    expect(ids).toEqual([expect.stringMatching(/^[\w-]{36}$/), expect.stringMatching(/^[\w-]{36}$/)]);
    expect(new Set(ids).size).toBe(2);
  });

  it('[REL-5] gives the worker that shows kept tickets for the whole site, and lets it reach nothing but us', async () => {
    const answer = await trial.get('/kept-pages.js');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'");
  });
});
