/** @jest-environment node */
import { openTrialHost, type TrialHost } from '../testing/trial-host.ts';

describe('A page with the token of the app around the mini-app', () => {
  let trial: TrialHost;
  beforeAll(async () => {
    trial = await openTrialHost();
  });
  afterAll(() => trial.close());
  beforeEach(() => trial.forget());

  const open = (headers: Record<string, string>, path = '/mn/trial?a=1&host_token=token-of-the-app') =>
    trial.get(path, headers);
  const asked = () => trial.seen.filter(({ url }) => url === '/api/user/v1/login/host/');
  const framed = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'iframe' };

  it.each([
    ['a web view', { 'sec-fetch-site': 'none' }],
    ['a frame of an app that may frame us', { ...framed, referer: 'https://app.example/' }],
  ])('[NEED-179] signs in whom %s opened it for, and cleans its address', async (_, headers) => {
    const answer = await open(headers);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/mn/trial?a=1']);
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    const cookies = answer.headers.getSetCookie();
    expect(cookies).toContainEqual(expect.stringMatching(/^tapa_accessToken=token-of-the-host-0123; .*HttpOnly/));
    expect(cookies).toContainEqual(expect.stringMatching(/^mini_app=emongolia; Path=\//));
    expect(asked()).toHaveLength(1);
  });

  it('gives the browser another id, as every sign-in does', async () => {
    const former = 'id-of-this-browser-before';
    const answer = await open({ 'sec-fetch-site': 'none', cookie: `aylal_browser=${former}` });
    const renewed = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('aylal_browser='));
    expect(renewed).toMatch(/^aylal_browser=[\w-]{20,}; /);
    expect(renewed).not.toContain(former);
  });

  it.each([
    ['a link of another page', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }],
    ['a frame of a page that may not frame us', { ...framed, referer: 'https://evil.example/' }],
    ['a frame that does not say whose it is', framed],
    ['a browser that does not say how it came', {}],
    ['a page of ours, where no sandbox is', { 'sec-fetch-site': 'same-origin' }],
  ])('signs nobody in by %s', async (_, headers) => {
    const answer = await open(headers);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/mn/trial?a=1']);
    expect(answer.headers.getSetCookie().join()).not.toMatch(/tapa_accessToken|mini_app/);
    expect(asked()).toEqual([]);
  });

  it.each(['/mn/trial?my_host_token=1', '/mn/trial?text=host_token=1'])(
    'is none at %s, which is shown',
    async (path) => {
      const answer = await open({ cookie: 'mini_app=web' }, path);
      expect(answer.status).toBe(200);
      expect(answer.headers.getSetCookie().join()).not.toContain('mini_app');
    },
  );

  it('leads out of the mini-app without one', async () => {
    const answer = await open({ cookie: 'mini_app=emongolia' }, '/mn?host_token=');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/mn']);
    expect(answer.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^mini_app=; Max-Age=0/));
    expect(asked()).toEqual([]);
  });
});
