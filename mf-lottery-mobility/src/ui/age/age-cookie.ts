/** PERSIST-06: for one day. */
const DAY_SECONDS = 86_400;
const NAME = 'age_verified';

/** Whether this browser's customer has said within a day that they are 18. Text as in `document.cookie`. */
export function isAgeVerified(cookies: string): boolean {
  return cookies.split(/;\s*/).includes(`${NAME}=1`);
}

/** The cookie that remembers it, as `document.cookie` takes it; in a frame of another site browsers store only a partitioned one. */
export function ageCookie(secure: boolean, framed = false): string {
  const sameSite = secure && framed ? 'None; Partitioned' : 'Lax';
  return `${NAME}=1; Max-Age=${DAY_SECONDS}; Path=/; SameSite=${sameSite}${secure ? '; Secure' : ''}`;
}
