/** @jest-environment node */
import Fastify from 'fastify';
import { staleListsMark, staleListsOver } from '../pages/stale-lists.ts';
import { shopApi } from '../proxy/forwarded-api.ts';
import { noTokenCookie, tokenCookie } from '../proxy/session-cookie.ts';
import { addCookies, setCookies, type AnswerCookie } from './add-cookies.ts';

async function answerWith(cookies: readonly AnswerCookie[], secure: boolean, cookie = '') {
  const app = Fastify();
  await addCookies(app, { secure });
  app.get('/', async (request, reply) => {
    setCookies(reply, cookies);
    return { read: request.cookies };
  });
  const answer = await app.inject({ url: '/', headers: { cookie } });
  await app.close();
  return { set: [answer.headers['set-cookie'] ?? []].flat(), read: answer.json().read };
}

describe('Cookies', () => {
  it('[SEC-1] of a session are for the server alone, and over https only where the shop has it', async () => {
    const session = [tokenCookie('t'.repeat(20), '2026-09-01T00:00:00.000Z', shopApi)];
    const attributes = 'Path=/; Expires=Tue, 01 Sep 2026 00:00:00 GMT; HttpOnly';
    expect((await answerWith(session, true)).set).toEqual([
      `tapa_accessToken=${'t'.repeat(20)}; ${attributes}; Secure; SameSite=Lax`,
    ]);
    expect((await answerWith(session, false)).set).toEqual([
      `tapa_accessToken=${'t'.repeat(20)}; ${attributes}; SameSite=Lax`,
    ]);
  });

  it('[PERSIST-05] mark stale lists under reValidate, which scripts may read', async () => {
    expect((await answerWith([staleListsMark], true)).set).toEqual(['reValidate=1; Path=/; Secure; SameSite=Lax']);
  });

  it('end at once, all of one answer together', async () => {
    expect((await answerWith([noTokenCookie(shopApi), staleListsOver], false)).set).toEqual([
      'tapa_accessToken=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
      'reValidate=; Max-Age=0; Path=/; SameSite=Lax',
    ]);
  });

  it('count the first time that a name comes, and leave out what is none', async () => {
    const { read } = await answerWith([], false, 'a=1; a=2; ; b; c=%E0%A4%A; __proto__=4');
    expect(read).toEqual({ a: '1', c: '%E0%A4%A', ['__proto__']: '4' });
  });
});
