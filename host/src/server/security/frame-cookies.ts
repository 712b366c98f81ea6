import type { ReleaseSource } from '@aylal/releases';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { profileCookie, profileOf } from '../pages/profile-of.ts';

/**
 * Cookies for the mini-app, or the shop of a partner, in a frame of another site (`MINI_APP_ORIGINS`), where browsers send and store only `SameSite=None` cookies.
 * `Partitioned` binds them to that site. A page that such a frame asks for is the mini-app's unless its cookie names another, also the first one, which has no cookie yet.
 * Everywhere else cookies stay `SameSite=Lax`; without https no browser takes others.
 */
export function addFrameCookies(
  app: FastifyInstance,
  {
    source,
    secure,
    frameAncestors,
  }: { source: Pick<ReleaseSource, 'profiles'>; secure: boolean; frameAncestors: readonly string[] },
): void {
  if (!secure || frameAncestors.length === 0) return;
  const isMiniApp = ({ cookies }: FastifyRequest) => profileOf(cookies, source).name !== 'web';
  app.addHook('onRequest', async (request, reply) => {
    if (!isFramedPage(request) || isMiniApp(request)) return;
    request.cookies = { ...request.cookies, [profileCookie]: 'emongolia' };
    reply.setCookie(profileCookie, 'emongolia', { httpOnly: false });
  });
  app.addHook('onSend', async (request, reply) => {
    const cookies = reply.getHeader('set-cookie');
    if (cookies === undefined || !isMiniApp(request)) return;
    reply.removeHeader('set-cookie');
    reply.header('set-cookie', [cookies].flat().map(forFrame));
  });
}

/** As browsers say it of a navigation in a frame of a page of another site. */
function isFramedPage({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-dest'] === 'iframe' && headers['sec-fetch-site'] === 'cross-site';
}

function forFrame(cookie: number | string): string {
  return String(cookie).replace('SameSite=Lax', 'SameSite=None; Partitioned');
}
