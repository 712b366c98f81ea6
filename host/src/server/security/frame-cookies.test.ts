/** @jest-environment node */
import { seedProfiles } from '@aylal/releases';
import Fastify from 'fastify';
import { addCookies } from './add-cookies.ts';
import { addFrameCookies } from './frame-cookies.ts';

const framed = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' };
const origin = 'https://app.example';
const partner = { ...{ name: 'hotels-only', channel: null, mode: 'web' }, shell: 'web', layout: 'web' } as const;
const source = { profiles: () => [...seedProfiles, partner] };

async function ask(headers: Record<string, string>, { secure = true, frameAncestors = [origin] } = {}) {
  const app = Fastify();
  await addCookies(app, { secure: true });
  addFrameCookies(app, { source, secure, frameAncestors });
  app.get('/mn', async (request, reply) => {
    reply.setCookie('aylal_browser', '1');
    return request.cookies;
  });
  const answer = await app.inject({ url: '/mn', headers });
  await app.close();
  return { cookies: [answer.headers['set-cookie'] ?? []].flat(), body: answer.json() };
}

describe('Cookies in a frame of another site', () => {
  it('[PERSIST-04] make the first page that is asked for there the mini-app, with cookies that the browser stores there', async () => {
    expect(await ask({ ...framed, cookie: 'tapa_currency=USD' })).toEqual({
      cookies: [
        'mini_app=emongolia; Path=/; Secure; SameSite=None; Partitioned',
        'aylal_browser=1; Path=/; HttpOnly; Secure; SameSite=None; Partitioned',
      ],
      body: { mini_app: 'emongolia', tapa_currency: 'USD' },
    });
  });

  it('stay partitioned in answers to the calls of the mini-app', async () => {
    const { cookies } = await ask({ cookie: 'mini_app=emongolia' });
    expect(cookies).toEqual(['aylal_browser=1; Path=/; HttpOnly; Secure; SameSite=None; Partitioned']);
  });

  it('leave the shop of a partner to its own cookie, and stay partitioned there too', async () => {
    expect(await ask({ ...framed, cookie: 'mini_app=hotels-only' })).toEqual({
      cookies: ['aylal_browser=1; Path=/; HttpOnly; Secure; SameSite=None; Partitioned'],
      body: { mini_app: 'hotels-only' },
    });
    expect((await ask({ ...framed, cookie: 'mini_app=boats' })).body).toEqual({ mini_app: 'emongolia' });
  });

  it.each([
    ['on a page of the web', {}, {}],
    ['where no site may frame the shop', framed, { frameAncestors: [] }],
    ['without https', framed, { secure: false }],
    ['in a frame of our own', { ...framed, 'sec-fetch-site': 'same-origin' }, {}],
  ])('are Lax %s', async (_, headers, options) => {
    expect((await ask(headers, options)).cookies).toEqual(['aylal_browser=1; Path=/; HttpOnly; Secure; SameSite=Lax']);
  });
});
