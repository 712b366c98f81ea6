import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dropOverride, keepOverride, openTesterOverride, overrideParameter } from '../remotes/tester-override.ts';
import { chooseCurrency } from './choose-currency.ts';
import { languageRedirect } from './language-redirect.ts';
import { languageCookie } from './locale-of-request.ts';
import type { PageOptions } from './page-options.ts';
import { pageCompression } from './page-body.ts';
import { sendPage } from './send-page.ts';
import { hostTokenParameter, takeHostToken } from './take-host-token.ts';
import { setCookies } from '../security/add-cookies.ts';

/** Every address that is nothing else is a page: of a remote, of the host, or a missing one (404, still with a working shell). */
export function addPages(app: FastifyInstance, options: PageOptions): void {
  app.get('/*', { compress: pageCompression }, async (request, reply) => {
    const cookies = request.cookies;
    const target = request.raw.url ?? '/';
    const redirect = languageRedirect(target, cookies[languageCookie]);
    if (redirect) return reply.header('cache-control', 'no-store').header('vary', 'cookie').redirect(redirect, 302);
    const currency = chooseCurrency(target);
    if (currency) {
      setCookies(reply, currency.cookies);
      return reply.header('cache-control', 'no-store').redirect(currency.to, 302);
    }
    const { searchParams } = new URL(target, options.publicUrl);
    if (searchParams.has(hostTokenParameter)) return takeHostToken(request, reply, options);
    if (searchParams.has(overrideParameter)) return takeOverride(request, reply, options);
    return sendPage(request, reply, cookies, options);
  });
}

/** A tester's link: the token moves into a cookie, the address is clean again. */
async function takeOverride(
  request: FastifyRequest,
  reply: FastifyReply,
  { source, publicUrl }: PageOptions,
): Promise<FastifyReply> {
  const url = new URL(request.raw.url ?? '/', publicUrl);
  const token = url.searchParams.get(overrideParameter) ?? '';
  url.searchParams.delete(overrideParameter);
  const override = await openTesterOverride(source, token, request.log);
  setCookies(reply, [override ? keepOverride(token, override) : dropOverride]);
  return reply.header('cache-control', 'no-store').redirect(`${url.pathname}${url.search}`, 302);
}
