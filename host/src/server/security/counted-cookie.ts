import type { AnswerCookie, RequestCookies } from './add-cookies.ts';

/** At which revision of which channel a browser was counted last: so that it counts once in the comparison of a share, on however many hosts and after however many restarts. Says nothing about a person. */
const countedCookie = 'aylal_counted';

/** The revision of this channel at which the browser was counted last; 0 for never. What a browser makes up can only leave it out. */
export function readCountedAt(cookies: RequestCookies, channel: string): number {
  const [, name, revision] = /^([a-z][a-z0-9-]{0,30})\.(\d{1,9})$/.exec(cookies[countedCookie] ?? '') ?? [];
  return name === channel ? Number(revision) : 0;
}

/** For a month: no share is compared for longer. */
export function countedAtCookie(channel: string, revision: number): AnswerCookie {
  return { name: countedCookie, value: `${channel}.${revision}`, options: { maxAge: 2_592_000 } };
}
