/** @jest-environment node */
import { onSpan, tracesOfPages, writeTraceparent, type Span } from '@aylal/server';
import Fastify from 'fastify';
import { addHealthBeacon } from './health-beacon.ts';
import { createReportLimit } from './security/report-limit.ts';
import type { ReleaseFailure } from '@aylal/releases';
import type { ReleaseOutcome } from './remotes/release-counts.ts';
import type { MeasuredVital } from './remotes/release-tally.ts';
import { addCookies } from './security/add-cookies.ts';

async function setUp() {
  const counted: [string, ReleaseOutcome][] = [];
  const measured: [string, MeasuredVital][] = [];
  const reported: Omit<ReleaseFailure, 'count'>[] = [];
  const lines: string[] = [];
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } });
  await addCookies(app, { secure: false });
  const traces = tracesOfPages('a key');
  addHealthBeacon(app, {
    traces,
    counts: {
      page() {},
      rendered() {},
      vital: (browser, vital) => void measured.push([browser, vital]),
      succeeded() {},
      rename() {},
      isGiven: (browser, id, release) => browser === 'b1' && id === 'mf-trial' && release === '1.0.0+ab',
      outcome: (browser, outcome) => void counted.push([browser, outcome]),
      take: () => [],
    },
    isTooMuch: createReportLimit({ now: () => 0, most: 3 }),
    isRemote: (id) => id === 'mf-trial',
    isRoute: (pattern) => pattern === '/trial/:id',
    failures: { add: (failure) => void reported.push(failure), take: () => [] },
  });
  const send = async (body: unknown, cookie = 'aylal_browser=b1') =>
    (
      await app.inject({
        method: 'POST',
        url: '/health-beacon',
        headers: { 'content-type': 'text/plain;charset=UTF-8', cookie, 'user-agent': 'Firefox/133.0' },
        payload: typeof body === 'string' ? body : JSON.stringify(body),
      })
    ).statusCode;
  return { send, counted, measured, lines, reported, traces };
}

const report = { outcome: 'failed', id: 'mf-trial', release: '1.0.0+ab', ms: 5, reason: 'entry' };

describe('A beacon about remotes', () => {
  it('brings several reports, each counted for the browser that it comes from', async () => {
    const { send, counted } = await setUp();
    expect(await send({ reports: [report, { ...report, outcome: 'healed', ms: 700 }] })).toBe(204);
    expect(counted.map(([browser, { outcome, ms }]) => [browser, outcome, ms])).toEqual([
      ['b1', 'failed', 5],
      ['b1', 'healed', 700],
    ]);
  });

  it('brings the vitals of a page', async () => {
    const { send, measured } = await setUp();
    const vital = { id: 'mf-trial', release: '1.0.0+ab', name: 'lcp', value: 1234.5 };
    expect(await send({ vitals: [vital] })).toBe(204);
    expect(await send({ vitals: [vital] }, '')).toBe(204);
    expect(measured).toEqual([['b1', { ...vital, route: '' }]]);
  });

  it('belongs to the trace of the page that names its own request', async () => {
    const { send, traces } = await setUp();
    const spans: Span[] = [];
    const stop = onSpan((span) => void spans.push(span));
    const page = traces.begin(null);
    const vitals = [{ id: 'mf-trial', release: '1.0.0+ab', name: 'lcp', value: 1234.5 }];
    expect(await send({ vitals, traceparent: writeTraceparent(page) })).toBe(204);
    const stranger = { ...page, spanId: 'b'.repeat(16) };
    expect(await send({ vitals, traceparent: writeTraceparent(stranger) })).toBe(204);
    stop();
    expect(spans.map(({ trace }) => [trace.traceId === page.traceId, trace.parentId === page.spanId])).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  it('is a span for each thing it tells, with the remote and its release, in names of ours only', async () => {
    const { send } = await setUp();
    const spans: Span[] = [];
    const stop = onSpan((span) => void spans.push(span));
    await send({ vitals: [{ id: 'mf-trial', release: '1.0.0+ab', name: 'lcp', value: 1234.5 }] });
    await send({ reports: [report, { ...report, outcome: 'loaded', id: 'mf-stranger', release: 'x' }] });
    stop();
    expect(spans.map(({ name, failed, attributes }) => [name, failed, ...Object.values(attributes)])).toEqual([
      ['page lcp', false, 'mf-trial', '1.0.0+ab', 1234.5],
      ['page failed', true, 'mf-trial', '1.0.0+ab', 5],
      ['page loaded', false, 'unknown', 'unknown', 5],
    ]);
  });

  it('counts nothing of a browser that no page was given to, and no long frame as an outcome', async () => {
    const { send, counted } = await setUp();
    expect(await send({ reports: [report] }, '')).toBe(204);
    expect(await send({ reports: [{ ...report, outcome: 'blocked', ms: 900 }] })).toBe(204);
    expect(counted).toEqual([]);
  });

  it('[PII-1] reaches the log with names of ours only', async () => {
    const { send, lines } = await setUp();
    expect(await send({ reports: [report, { ...report, id: 'mf-bat-dorj', release: '99112233' }] })).toBe(204);
    const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(logged.map(({ remote, release, reason }) => [remote, release, reason])).toEqual([
      ['mf-trial', '1.0.0+ab', 'entry'],
      ['unknown', 'unknown', 'entry'],
    ]);
    expect(await send({ reports: [{ ...report, reason: 'bat-dorj' }] })).toBe(400);
  });

  it('[MFE-5] [PII-1] says why a release of this browser failed: in our words, with the family of the browser and the pattern of the page', async () => {
    const { send, reported, lines } = await setUp();
    const details = { kind: 'TypeError', message: 'no user bat@example.mn', frames: ['a.js:1:2'], route: '/trial/:id' };
    const failed = { ...report, details };
    expect(await send({ reports: [failed, { ...failed, details: { ...details, route: '/trial/99112233' } }] })).toBe(
      204,
    );
    expect(reported).toEqual([
      {
        remote: 'mf-trial',
        version: '1.0.0+ab',
        kind: 'TypeError',
        message: 'no user …',
        frames: ['a.js:1:2'],
        browser: 'Firefox',
        route: '/trial/:id',
      },
      expect.objectContaining({ route: '' }),
    ]);
    expect(lines.join()).not.toContain('bat');
    expect(await send({ reports: [failed] }, 'aylal_browser=stranger')).toBe(204);
    expect(await send({ reports: [{ ...failed, release: '2.0.0+cd' }] })).toBe(204);
    expect(reported).toHaveLength(2);
  });

  it('[AUT-5] is refused when an address sends more of them than pages do', async () => {
    const { send } = await setUp();
    const answers = [1, 2, 3, 4].map(() => send({ reports: [report] }));
    expect(await Promise.all(answers)).toEqual([204, 204, 204, 429]);
  });

  it('is refused when it is longer than any page writes', async () => {
    const { send, counted } = await setUp();
    expect(await send(JSON.stringify({ reports: [report] }) + ' '.repeat(16_384))).toBe(413);
    expect(counted).toEqual([]);
  });

  it.each([
    ['no JSON', '{'],
    ['no reports', { reports: [] }],
    ['one report by itself', report],
    ['more reports than one page may send', { reports: Array.from({ length: 21 }, () => report) }],
    ['no vitals', { vitals: [] }],
    ['a vital that is none', { vitals: [{ id: 'mf-trial', release: '1.0.0', name: 'ttfb', value: 1 }] }],
    ['a vital below nothing', { vitals: [{ id: 'mf-trial', release: '1.0.0', name: 'cls', value: -1 }] }],
    [
      '[PII-1] a vital with an address',
      { vitals: [{ id: 'mf-trial', release: '1.0.0', name: 'cls', value: 0, url: '/mn/flights?name=BAT' }] },
    ],
    ['an outcome that is none', { reports: [{ ...report, outcome: 'great' }] }],
    ['a release that is none', { reports: [{ ...report, release: '<script>' }] }],
    ['a remote that is none', { reports: [{ ...report, id: '../mf-trial' }] }],
    ['a time before the start', { reports: [{ ...report, ms: -1 }] }],
    [
      '[PII-1] a frame with an address',
      { reports: [{ ...report, details: { kind: 'Error', message: '', frames: ['/en/user/bat:1:2'], route: '' } }] },
    ],
    ['[PII-1] anything besides, such as an address', { reports: [{ ...report, url: '/mn/flights?name=BAT' }] }],
  ])('is refused with %s', async (_name, body) => {
    const { send, counted } = await setUp();
    expect(await send(body)).toBe(400);
    expect(counted).toEqual([]);
  });
});
