import { browserOf } from './browser-of.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('[GAP-79] The browser', () => {
  it.each([
    ['chrome', `Mozilla/5.0 (Linux; Android 14) ${webkit} Chrome/129.0.0.0 Mobile Safari/537.36`],
    ['chrome', 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/129.0 Mobile Safari/604.1'],
    ['safari', 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile Safari/604.1'],
    ['firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0'],
    ['edge', `Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/129.0.0.0 Safari/537.36 Edg/129.0.0.0`],
    ['other', `Mozilla/5.0 (Linux; Android 14) ${webkit} SamsungBrowser/26.0 Chrome/122.0 Mobile Safari/537.36`],
    ['other', ''],
  ])('is %s', (browser, agent) => expect(browserOf(agent)).toBe(browser));
});
