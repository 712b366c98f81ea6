/** At which revision of which channel a browser was counted last: so that it counts once in the comparison of a share, on however many hosts and after however many restarts. Says nothing about a person. */
const countedCookie = 'aylal_counted';

/** The revision of this channel at which the browser was counted last; 0 for never. What a browser makes up can only leave it out. */
export function readCountedAt(cookies: ReadonlyMap<string, string>, channel: string): number {
  const [, name, revision] = /^([a-z][a-z0-9-]{0,30})\.(\d{1,9})$/.exec(cookies.get(countedCookie) ?? '') ?? [];
  return name === channel ? Number(revision) : 0;
}

/** For a month: no share is compared for longer. */
export function setCountedCookie(channel: string, revision: number, secure: boolean): string {
  return `${countedCookie}=${channel}.${revision}; Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000${secure ? '; Secure' : ''}`;
}
