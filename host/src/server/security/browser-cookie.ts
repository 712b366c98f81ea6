import { randomBytes } from 'node:crypto';

/** Tells browsers apart without telling who uses them: sign-in budgets (SEC-4) and sticky shares of a release. Scripts cannot read it. */
export const browserCookie = 'aylal_browser';

export function newBrowserId(): string {
  return randomBytes(18).toString('base64url');
}

export function setBrowserCookie(id: string, secure: boolean): string {
  return `${browserCookie}=${id}; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000${secure ? '; Secure' : ''}`;
}
