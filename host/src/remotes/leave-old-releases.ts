import * as v from 'valibot';
import { daysMs } from '@aylal/domain/calendar';
import { withoutLanguage } from '../services/navigation.ts';
import { presentPath } from './boot-document.ts';
import type { WatchedRouter } from './pin-releases.ts';

/** How the releases of a page stand to those that a new page would get. */
const standing = v.object({ standing: v.picklist(['present', 'older', 'taken-back']) });

/** A page may be a day behind what was released since. */
const longestMs = daysMs(1);
/** How often an open tab asks at most, and how often while nobody leaves it. */
const askMs = { least: 60_000, whileOpen: 10 * 60_000 } as const;

export interface AgeingPage {
  readonly page: Pick<Window, 'fetch' | 'performance' | 'setInterval' | 'document'> & {
    readonly location: Pick<Location, 'reload'>;
  };
  readonly router: WatchedRouter;
  /** The releases that the page has loaded, by remote. */
  readonly loaded: () => Readonly<Record<string, string>>;
}

/**
 * A tab keeps the releases that it came with. When one of them was taken back, or when newer ones are there and the tab is older than a day, its next step to another page loads that
 * page again: by then the visitor has left what was typed before. Never on the way to, in or out of checkout.
 */
export function leaveOldReleases({ page, router, loaded }: AgeingPage): void {
  let isOld = false;
  let asked = -askMs.least;
  let last = router.state.location.pathname;
  async function ask(): Promise<void> {
    const releases = loaded();
    if (isOld || Object.keys(releases).length === 0) return;
    const now = page.performance.now();
    if (now - asked < askMs.least) return;
    asked = now;
    const answer = await page.fetch(`${presentPath}?${new URLSearchParams(releases).toString()}`);
    const found = v.parse(standing, await answer.json()).standing;
    isOld = found === 'taken-back' || (found === 'older' && now > longestMs);
  }
  const askQuietly = () => {
    // Without an answer the tab stays as it is.
    if (page.document.visibilityState === 'visible') ask().catch(() => undefined);
  };
  page.document.addEventListener('visibilitychange', askQuietly);
  page.setInterval(askQuietly, askMs.whileOpen);
  router.subscribe(({ location: { pathname } }) => {
    if (pathname === last) return;
    const isPaying = [last, pathname].some((path) => withoutLanguage(path).startsWith('/checkout'));
    last = pathname;
    if (isOld && !isPaying) page.location.reload();
  });
}
