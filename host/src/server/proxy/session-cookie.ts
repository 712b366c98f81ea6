import type { AnswerCookie, RequestCookies } from '../security/add-cookies.ts';
/** PERSIST-02, SEC-1: HttpOnly, so that no script of a page ever sees the token. */
export const sessionCookie = 'tapa_accessToken';

const tokenShape = /^[\w-]{20,128}$/;

/** The token of a request's cookie, when it looks like one. */
export function tokenOf(cookies: RequestCookies): string | null {
  const token = cookies[sessionCookie] ?? '';
  return tokenShape.test(token) ? token : null;
}

/** Until the session ends, as an ISO instant. */
export function tokenCookie(token: string, expires: string): AnswerCookie {
  return { name: sessionCookie, value: token, options: { expires: new Date(expires) } };
}

export const noTokenCookie: AnswerCookie = { name: sessionCookie, value: '', options: { maxAge: 0 } };
