/** PERSIST-02, SEC-1: HttpOnly, so that no script of a page ever sees the token. */
export const sessionCookie = 'tapa_accessToken';

const tokenShape = /^[\w-]{20,128}$/;

/** The token of a request's cookie, when it looks like one. */
export function tokenOf(cookies: ReadonlyMap<string, string>): string | null {
  const token = cookies.get(sessionCookie) ?? '';
  return tokenShape.test(token) ? token : null;
}

export function setSessionCookie(token: string, expires: string, secure: boolean): string {
  return `${sessionCookie}=${token}; Path=/; HttpOnly; SameSite=Lax; Expires=${new Date(expires).toUTCString()}${secure ? '; Secure' : ''}`;
}

export function clearSessionCookie(secure: boolean): string {
  return `${sessionCookie}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0${secure ? '; Secure' : ''}`;
}
