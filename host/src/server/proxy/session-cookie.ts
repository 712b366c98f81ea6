import type { AnswerCookie, RequestCookies } from '../security/add-cookies.ts';
import { shopApi, type ForwardedApi } from './forwarded-api.ts';

type Named = Pick<ForwardedApi, 'sessionCookie'>;

const tokenShape = /^[\w-]{20,128}$/;

/** The token of a request's cookie, when it looks like one; the shop's unless another API is named. */
export function tokenOf(cookies: RequestCookies, { sessionCookie }: Named = shopApi): string | null {
  const token = cookies[sessionCookie] ?? '';
  return tokenShape.test(token) ? token : null;
}

/** Until the session ends, as an ISO instant. */
export function tokenCookie(token: string, expires: string, { sessionCookie }: Named): AnswerCookie {
  return { name: sessionCookie, value: token, options: { expires: new Date(expires) } };
}

export function noTokenCookie({ sessionCookie }: Named): AnswerCookie {
  return { name: sessionCookie, value: '', options: { maxAge: 0 } };
}
