import type { ReleaseCounts } from '../remotes/release-counts.ts';
import type { PageOrder, RenderTrouble } from './page-renderer.ts';

/**
 * Counts a server render that failed against the release that is to blame. One that was only late is no fault of it: the visitor sees
 * the same page from the browser, and a busy machine makes everybody late, a small share more often than a page that is kept (decision 0030).
 */
export function countTrouble(
  counts: Pick<ReleaseCounts, 'outcome'>,
  browser: string,
  { releases }: Pick<PageOrder, 'releases'>,
  { reason, remote }: Pick<RenderTrouble, 'reason' | 'remote'>,
): void {
  const release = remote === null ? undefined : releases[remote];
  if (remote === null || !release || reason === 'late') return;
  counts.outcome(browser, { id: remote, release: release.version, outcome: 'render-error', ms: 0 });
}
