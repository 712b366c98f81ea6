import { operations } from '@aylal/contracts/operations';
import { openProviderFixture, type ProviderFixture } from '../testing/provider-fixture.ts';

describe('What machines ask', () => {
  let provider: ProviderFixture;
  beforeAll(async () => {
    provider = await openProviderFixture();
  });
  afterAll(() => provider.close());

  it('[OPS-3] says that the process lives and that it can serve', async () => {
    expect((await provider.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await provider.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  });

  it('[REL-10] [OPS-3] is not ready, with the reason, while it shuts down', async () => {
    provider.deps.lifecycle.draining = true;
    const ready = await provider.app.inject('/readyz');
    provider.deps.lifecycle.draining = false;
    expect(ready.statusCode).toBe(503);
    expect(ready.json()).toEqual({ status: 'not-ready', reason: 'shutting down' });
  });

  it('[OPS-5] describes every operation of the contract', async () => {
    const document = (await provider.app.inject('/api/openapi.json')).json();
    const described = Object.entries<Record<string, { operationId: string }>>(document.paths).flatMap(
      ([path, methods]) =>
        Object.entries(methods).map(([method, { operationId }]) => `${method.toUpperCase()} ${path} ${operationId}`),
    );
    expect(described.toSorted()).toEqual(
      Object.values(operations)
        .map(({ method, path, name }) => `${method} ${path} ${name}`)
        .toSorted(),
    );
  });

  it('[CALL-01] serves every operation but the host’s own at its path under the API', async () => {
    const strangers = Object.values(operations)
      .filter(({ method, path }) => {
        const url = path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, '');
        return !path.startsWith('/api/') || !provider.app.hasRoute({ method, url });
      })
      .map(({ name }) => name);
    // The host answers this one itself.
    expect(strangers).toEqual(['get-config', 'get-wallet', 'top-up-wallet']);
  });

  it('[GAP-49] [GAP-25.1] answers an address that is nobody’s with the envelope', async () => {
    const answer = await provider.app.inject({ url: '/api/nothing/', headers: { 'accept-language': 'en' } });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({
      status_code: 404,
      message: 'We could not find it.',
      result: { problem: 'not-found' },
    });
  });
});
