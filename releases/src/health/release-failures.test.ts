import * as v from 'valibot';
import { addFailure, mostFailures, noFailures, releaseFailure, type ReleaseFailure } from './release-failures.ts';

const failure: ReleaseFailure = {
  remote: 'mf-trial',
  version: '1.0.0+aa',
  kind: 'TypeError',
  message: 'x is undefined',
  frames: ['a.js:1:1', 'b.js:1:1', 'c.js:1:1', 'd.js:1:1'],
  browser: 'Chrome',
  route: '/trial',
  count: 1,
};
const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 0, minute)).toISOString();

describe('Failures of a release', () => {
  it('are one by message and first frames: counted, with the first and last time, browsers and routes', () => {
    const deeper = { ...failure, frames: ['a.js:1:1', 'b.js:1:1', 'c.js:1:1', 'other.js:1:1'] };
    const saved = [failure, { ...deeper, browser: 'Safari', count: 2 }, { ...failure, route: '' }].reduce(
      (all, one, minute) => addFailure(all, one, at(minute)),
      noFailures,
    );
    expect(saved.failures).toMatchObject([
      { count: 4, first: at(0), last: at(2), browsers: { Chrome: 2, Safari: 2 }, routes: { '/trial': 3, '': 1 } },
    ]);
    const other = addFailure(saved, { ...failure, frames: ['a.js:1:2'] }, at(3));
    expect(other.failures).toHaveLength(2);
  });

  it('never grow beyond their bound; the one seen least and longest ago gives way, and is counted among the others', () => {
    const often = addFailure(noFailures, { ...failure, count: 9 }, at(0));
    let saved = often;
    for (let one = 1; one <= 2 * mostFailures; one += 1)
      saved = addFailure(
        saved,
        { ...failure, message: `failure ${one}`, browser: `B${'x'.repeat(one % 19)}` },
        at(one),
      );
    expect(saved.failures).toHaveLength(mostFailures);
    expect(saved.failures[0]).toMatchObject({ message: 'x is undefined', count: 9 });
    expect(saved.failures[1]?.message).toBe(`failure ${2 * mostFailures - mostFailures + 2}`);
    expect(saved.others).toBe(mostFailures + 1);
  });

  it('keep a bounded number of browsers and routes', () => {
    let saved = noFailures;
    for (let one = 0; one < 100; one += 1) saved = addFailure(saved, { ...failure, route: `/page-${one}` }, at(0));
    const routes = saved.failures[0]?.routes ?? {};
    expect(Object.keys(routes)).toHaveLength(13);
    expect(routes['other']).toBe(88);
  });

  it.each([
    ['a frame with a query', { frames: ['a.js?token=abc:1:1'] }],
    ['a frame with an address', { frames: ['https://shop.mn/en/user/bat/a.js:1:1'] }],
    ['a route that is an address', { route: '/orders?phone=99112233' }],
    ['a browser with a version', { browser: 'Chrome 131.0.6778.86' }],
    ['a message without end', { message: 'x'.repeat(201) }],
    ['anything besides', { url: '/en' }],
  ])('[PII-1] are refused with %s', (_what, more) => {
    expect(v.is(releaseFailure, failure)).toBe(true);
    expect(v.is(releaseFailure, { ...failure, ...more })).toBe(false);
  });
});
