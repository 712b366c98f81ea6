import { buildCurve, buildRemote, threeParties } from '../testing/console-stubs.ts';
import { curveLines, hourLines, remoteLines } from './curve-lines.ts';
import { platformRows, rowsOf } from './platform-rows.ts';
import { rateOf, writeBytes, writeRate, writeShare, writeWithin } from './rates.ts';

it.each([
  [null, '–'],
  [0, '0 %'],
  [0.00001, '< 0.01 %'],
  [0.0123, '1.23 %'],
  [1, '100 %'],
])('a rate of %j is written %s', (rate, text) => {
  expect(writeRate(rate)).toBe(text);
});

it('figures are written short', () => {
  expect([rateOf({ pages: 0, failures: 0 }), rateOf({ pages: 4, failures: 1 })]).toEqual([null, 0.25]);
  expect([writeShare(500), writeShare(1), writeBytes(900), writeBytes(25_100)]).toEqual([
    '5 %',
    '0.01 %',
    '900 B',
    '25.1 kB',
  ]);
  expect([writeWithin(null, 'ms'), writeWithin('over', 'ms'), writeWithin(200, 'ms'), writeWithin(0.1, '')]).toEqual([
    ...['–', '∞', '≤ 200 ms', '≤ 0.1'],
  ]);
});

describe('The lines of a share', () => {
  it('are its rate, the stable one, and the limit where there is one', () => {
    const [share, stable, limit] = curveLines(buildCurve(), { share: 'new', stable: 'old', limit: 'most' });
    expect(share?.points.at(-1)?.value).toBeCloseTo(30 / 640);
    expect(stable?.points.at(-1)?.value).toBeCloseTo(0.01, 2);
    expect(limit?.points.map(({ value }) => value)).toEqual([null, 14 / 120, 25 / 300, 42 / 640]);
    expect(limit?.dashed).toBe(true);
  });

  it('are one for each remote that fails, the one that fails most first', () => {
    const hour = (remote: string, pages: number, failures: number) => ({
      at: '2026-11-21T01:00:00.000Z',
      remote,
      pages,
      failures,
    });
    const lines = remoteLines([hour('mf-hotels', 100, 1), hour('mf-flights', 100, 4), hour('mf-account', 0, 0)]);
    expect(lines.map(({ name, points }) => [name, points[0]?.value])).toEqual([
      ['mf-flights', 0.04],
      ['mf-hotels', 0.01],
      ['mf-account', null],
    ]);
  });

  it('are one for each release of the last hours, the newest first', () => {
    expect(hourLines(buildRemote().hours).map(({ name, points }) => [name, points.length])).toEqual([
      ['1.5.0+dd33ee44ff', 1],
      ['1.4.0+aa11bb22cc', 2],
    ]);
  });
});

describe('The map', () => {
  it('says who offers and uses each thing, and what nobody offers', () => {
    const routes = platformRows(threeParties, 'route');
    expect(routes).toEqual([
      { kind: 'route', name: '/', offeredBy: ['shell web'], usedBy: [] },
      { kind: 'route', name: '/checkout/:ref', offeredBy: [], usedBy: ['mf-flights'] },
      { kind: 'route', name: '/flights', offeredBy: ['mf-flights'], usedBy: ['mf-account'] },
    ]);
    expect(rowsOf(routes, 'mf-account').map(({ name }) => name)).toEqual(['/flights']);
    expect(rowsOf(routes, undefined)).toHaveLength(3);
  });

  it('counts the use of one product’s slot to the slot of all', () => {
    expect(platformRows(threeParties, 'slot')).toEqual([
      { kind: 'slot', name: 'order.detail.*', offeredBy: ['mf-account'], usedBy: ['mf-flights'] },
    ]);
  });
});
