/** @jest-environment node */
import { browserFamily } from './browser-family.ts';
import { createReleaseFailures } from './release-failures.ts';

const failure = {
  remote: 'mf-trial',
  version: '1.0.0+ab',
  kind: 'TypeError',
  message: 'x is undefined',
  frames: ['a.js:1:2'],
  browser: 'Chrome',
  route: '/trial',
};

describe('Failures between two reports', () => {
  it('are counted where they are equal, and handed over once', () => {
    const failures = createReleaseFailures();
    failures.add(failure);
    failures.add({ ...failure });
    failures.add({ ...failure, browser: 'Safari' });
    expect(failures.take()).toEqual([
      { ...failure, count: 2 },
      { ...failure, browser: 'Safari', count: 1 },
    ]);
    expect(failures.take()).toEqual([]);
  });

  it('do not grow without end', () => {
    const failures = createReleaseFailures();
    for (let one = 0; one < 200; one += 1) failures.add({ ...failure, message: `failure ${one}` });
    failures.add({ ...failure, message: 'failure 0' });
    const taken = failures.take();
    expect(taken).toHaveLength(50);
    expect(taken[0]?.count).toBe(2);
  });
});

describe('The family of a browser', () => {
  const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
  it.each([
    ['Chrome', `Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/131.0.0.0 Safari/537.36`],
    ['Edge', `Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`],
    ['Samsung Internet', `Mozilla/5.0 (Linux; Android 14) ${webkit} SamsungBrowser/26.0 Chrome/122.0 Safari/537.36`],
    ['Safari', `Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1`],
    ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0'],
    ['other', 'Bat 99112233'],
    ['other', undefined],
  ])('is %s, without a version', (family, userAgent) => {
    expect(browserFamily(userAgent)).toBe(family);
  });
});
