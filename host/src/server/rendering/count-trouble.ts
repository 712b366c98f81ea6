import { cleanMessage } from '../../remotes/clean-message.ts';
import { findRoute } from '../../remotes/find-route.ts';
import type { ReleaseCounts } from '../remotes/release-counts.ts';
import type { ReleaseFailures } from '../remotes/release-failures.ts';
import type { PageOrder, RenderTrouble } from './page-renderer.ts';

/** Where a trouble is reported. */
export interface TroubleCounts {
  readonly counts: Pick<ReleaseCounts, 'rendered'>;
  readonly failures: Pick<ReleaseFailures, 'add'>;
}

/**
 * Counts a server render that failed against the release that is to blame. One that was only late is no fault of it: the visitor sees
 * the same page from the browser, and a busy machine makes everybody late, a small share more often than a page that is cached (decision 0030).
 */
export function countTrouble(
  { counts, failures }: TroubleCounts,
  browser: string,
  { releases, address, boot }: Pick<PageOrder, 'releases' | 'address' | 'boot'>,
  { reason, remote, message }: RenderTrouble,
): void {
  const release = remote === null ? undefined : releases[remote];
  if (remote === null || !release || reason === 'late') return;
  counts.rendered(browser, remote, release.version, true);
  const [path = ''] = address.split('?');
  failures.add({
    remote,
    version: release.version,
    kind: `server-${reason}`,
    message: cleanMessage(message),
    frames: [],
    browser: 'server',
    route: findRoute(boot.descriptors, path)?.route.pattern ?? '',
  });
}
