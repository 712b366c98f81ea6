import cookie, { type CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Cookies of a request by name; the first of equal names counts. */
export type RequestCookies = Readonly<Record<string, string | undefined>>;

/** A cookie that an answer sets. Path, `SameSite` and `Secure` are the server's; scripts cannot read it unless it says so. */
export interface AnswerCookie {
  readonly name: string;
  readonly value: string;
  readonly options?: Pick<CookieSerializeOptions, 'expires' | 'httpOnly' | 'maxAge'>;
}

/** Parses the cookies of every request into `request.cookies`, and writes those of an answer (SEC-1). */
export async function addCookies(app: FastifyInstance, { secure }: { secure: boolean }): Promise<void> {
  await app.register(cookie, { parseOptions: { path: '/', httpOnly: true, sameSite: 'lax', secure } });
}

export function setCookies(reply: FastifyReply, cookies: readonly AnswerCookie[]): void {
  for (const { name, value, options } of cookies) reply.setCookie(name, value, options);
}
