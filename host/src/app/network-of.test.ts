import { isFast, isSlow } from './network-of.ts';

const over = (connection?: object) => {
  const page = { navigator: { ...(connection ? { connection } : {}) } } as unknown as Window;
  return { fast: isFast(page), slow: isSlow(page) };
};

describe('The network of a visitor', () => {
  it.each([
    [undefined, { fast: true, slow: false }],
    [{ effectiveType: '4g' }, { fast: true, slow: false }],
    [
      { effectiveType: '4g', rtt: 50, downlink: 10 },
      { fast: true, slow: false },
    ],
    [
      { effectiveType: '4g', rtt: 150, downlink: 10 },
      { fast: false, slow: false },
    ],
    [
      { effectiveType: '4g', rtt: 50, downlink: 1.6 },
      { fast: false, slow: false },
    ],
    [{ effectiveType: '3g' }, { fast: false, slow: false }],
    [{ effectiveType: '2g' }, { fast: false, slow: true }],
    [{ effectiveType: 'slow-2g' }, { fast: false, slow: true }],
    [
      { effectiveType: '4g', saveData: true },
      { fast: false, slow: true },
    ],
  ])('%j is %j', (connection, is) => {
    expect(over(connection)).toEqual(is);
  });
});
