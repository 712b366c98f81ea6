import type { Lease, Profile, ReleaseSet, ReleaseSource } from '@aylal/releases';
import type { FastifyBaseLogger } from 'fastify';
import { browserOf, newBrowserId, browserIdCookie } from '../security/browser-cookie.ts';
import { leaseCookie, type PaymentLease } from './payment-lease.ts';
import { openTesterOverride, overrideCookie } from './tester-override.ts';
import type { AnswerCookie, RequestCookies } from '../security/add-cookies.ts';

/** A tester's releases on a page, `mf-flights 1.2.0+ab`, and until when. */
export interface Testing {
  readonly releases: readonly string[];
  readonly expires: string;
}

export interface Chosen {
  readonly set: ReleaseSet;
  readonly browser: string;
  readonly cookies: readonly AnswerCookie[];
  /** What the page's banner says while a tester's releases are on it. */
  readonly testing: Testing | null;
}

/** Which releases this request gets: those that a payment under way holds, a tester's, or the channel's for this browser. Checkout takes no tester's releases. */
export async function chooseReleases(
  {
    cookies,
    path,
    profile,
    log,
    pin = null,
  }: {
    cookies: RequestCookies;
    path: string;
    profile: Profile;
    log: FastifyBaseLogger;
    /** The set of the page that asks; a payment's goes before it. */
    pin?: Lease | null;
  },
  { source, lease }: { source: ReleaseSource; lease: PaymentLease },
): Promise<Chosen> {
  const known = browserOf(cookies);
  const browser = known ?? newBrowserId();
  const held = lease.read(cookies[leaseCookie]);
  const paying = path === '/checkout' || path.startsWith('/checkout/');
  const override = paying || held || pin ? null : await openTesterOverride(source, cookies[overrideCookie], log);
  const set = source.resolve({ visitor: browser, profile: profile.name, lease: held ?? pin, override });
  const current = held && held.revision === set.revision ? held : null;
  const releases = Object.entries(override?.releases ?? {}).map(([remote, { version }]) => `${remote} ${version}`);
  return {
    set,
    browser,
    cookies: [...(known ? [] : [browserIdCookie(browser)]), ...(paying ? [lease.write(set, current)] : [])],
    testing: override ? { releases, expires: override.expires } : null,
  };
}
