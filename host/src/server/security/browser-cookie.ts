import { randomBytes } from 'node:crypto';
import type { AnswerCookie, RequestCookies } from './add-cookies.ts';

/** Tells browsers apart without telling who uses them: sign-in budgets (SEC-4) and sticky shares of a release. Scripts cannot read it. */
const browserCookie = 'aylal_browser';

const idShape = /^[\w-]{1,64}$/;

/** The id that a browser sends, when it looks like one: it is kept in memory and handed on. */
export function browserOf(cookies: RequestCookies): string | null {
  const id = cookies[browserCookie] ?? '';
  return idShape.test(id) ? id : null;
}

export function newBrowserId(): string {
  return randomBytes(18).toString('base64url');
}

/** For a year. */
export function browserIdCookie(id: string): AnswerCookie {
  return { name: browserCookie, value: id, options: { maxAge: 31_536_000 } };
}
