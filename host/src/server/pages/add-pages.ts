import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dropOverride, keepOverride, openTesterOverride, overrideParameter } from '../remotes/tester-override.ts';
import { readCookies } from '../security/read-cookies.ts';
import { languageRedirect } from './language-redirect.ts';
import { languageCookie } from './locale-of-request.ts';
import type { PageOptions } from './page-options.ts';
import { sendPage } from './send-page.ts';

/** Every address that is nothing else is a page: of a remote, of the host, or a missing one (404, still with a working shell). */
export function addPages(app: FastifyInstance, options: PageOptions): void {
  app.get('/*', async (request, reply) => {
    const cookies = readCookies(request.headers.cookie);
    const target = request.raw.url ?? '/';
    const redirect = languageRedirect(target, cookies.get(languageCookie));
    if (redirect) return reply.header('cache-control', 'no-store').header('vary', 'cookie').redirect(redirect, 302);
    if (target.includes(`${overrideParameter}=`)) return takeOverride(request, reply, options);
    return sendPage(request, reply, cookies, options);
  });
}

/** A tester's link: the token moves into a cookie, the address is clean again. */
async function takeOverride(
  request: FastifyRequest,
  reply: FastifyReply,
  { source, secure, publicUrl }: PageOptions,
): Promise<FastifyReply> {
  const url = new URL(request.raw.url ?? '/', publicUrl);
  const token = url.searchParams.get(overrideParameter) ?? '';
  url.searchParams.delete(overrideParameter);
  const override = await openTesterOverride(source, token, request.log);
  return reply
    .header('cache-control', 'no-store')
    .header('set-cookie', override ? keepOverride(token, override, secure) : dropOverride(secure))
    .redirect(`${url.pathname}${url.search}`, 302);
}
