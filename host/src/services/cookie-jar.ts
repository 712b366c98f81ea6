/** The cookies that page scripts may see. */
export interface CookieJar {
  /** Null when it is not there, or when cookies are off. */
  read(name: string): string | null;
  /** Kept for a year with the attributes of GAP-06. */
  write(name: string, value: string): void;
}

const yearSeconds = 365 * 24 * 3600;

/** The jar of a page. With cookies off it reads null and writes nothing; the page goes on from memory (WEB-6). In a frame over https its cookies are partitioned, as other sites' frames store no others. */
export function createCookieJar(
  page: { cookie: string; location: { protocol: string } },
  { framed = false }: { framed?: boolean } = {},
): CookieJar {
  return {
    read(name) {
      const found = readAll(page).find((pair) => pair.startsWith(`${name}=`));
      return found ? found.slice(name.length + 1) : null;
    },
    write(name, value) {
      const secure = page.location.protocol === 'https:';
      const sameSite = secure && framed ? 'None; Partitioned' : 'Lax';
      try {
        page.cookie = `${name}=${value}; Path=/; Max-Age=${yearSeconds}; SameSite=${sameSite}${secure ? '; Secure' : ''}`;
      } catch (error) {
        if (!isStorageRefusal(error)) throw error;
      }
    },
  };
}

function readAll(page: { cookie: string }): string[] {
  try {
    return page.cookie.split('; ');
  } catch (error) {
    if (isStorageRefusal(error)) return [];
    throw error;
  }
}

/** A sandboxed or blocking browser answers with `SecurityError`, a full one with `QuotaExceededError`. */
export function isStorageRefusal(error: unknown): boolean {
  return error instanceof Error && (error.name === 'SecurityError' || error.name === 'QuotaExceededError');
}
