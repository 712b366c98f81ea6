import { onSpan, type Span } from '@aylal/server';
import { openProviderFixture, type ProviderFixture } from '../../testing/provider-fixture.ts';

let provider: ProviderFixture;
beforeAll(async () => {
  provider = await openProviderFixture();
});
afterAll(() => provider.close());

it('[OPS-3] shows the statements of a request below it in its trace, without a value', async () => {
  const spans: Span[] = [];
  const stop = onSpan((span) => void spans.push(span));
  const body = { login: 'traced@example.mn', password: 'Traced-2026' };
  await provider.app.inject({ method: 'POST', url: '/api/user/v1/login/', payload: body });
  await new Promise(setImmediate);
  stop();
  const request = spans.find(({ kind }) => kind === 'server');
  expect(request?.name).toMatch(/^POST \/api\//);
  const statements = spans.filter(({ attributes }) => attributes['db.query.text']);
  expect(statements.length).toBeGreaterThan(0);
  for (const { trace, attributes, name } of statements) {
    expect(trace.traceId).toBe(request?.trace.traceId);
    expect(String(attributes['db.query.text'])).not.toContain('traced@example.mn');
    expect(name).toMatch(/^[A-Z]+$/);
  }
  expect(statements.some(({ trace }) => trace.parentId === request?.trace.spanId)).toBe(true);
});
