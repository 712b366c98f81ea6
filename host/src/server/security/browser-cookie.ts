import { randomBytes } from 'node:crypto';

/** Tells browsers apart without telling who uses them: sign-in budgets (SEC-4) and sticky shares of a release. Scripts cannot read it. */
const browserCookie = 'aylal_browser';

const idShape = /^[\w-]{1,64}$/;

/** The id that a browser sends, when it looks like one: it is kept in memory and handed on. */
export function browserOf(cookies: ReadonlyMap<string, string>): string | null {
  const id = cookies.get(browserCookie) ?? '';
  return idShape.test(id) ? id : null;
}

export function newBrowserId(): string {
  return randomBytes(18).toString('base64url');
}

export function setBrowserCookie(id: string, secure: boolean): string {
  return `${browserCookie}=${id}; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000${secure ? '; Secure' : ''}`;
}
