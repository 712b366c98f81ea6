import type { BootDocument } from './boot-document.ts';
import { releaseAt } from './release-of-url.ts';
import type { LoadReport, ReportLoad } from './report-load.ts';

/** A frame that a remote's script holds longer than this is reported (federation.md §1, attribution by script address). */
const blockedMs = 500;

interface LongFrame extends PerformanceEntry {
  readonly scripts?: readonly { readonly sourceURL: string; readonly duration: number }[];
}

/** Reports what remotes throw where no boundary stands, in listeners and promises, and long frames, by the address of the script (federation.md §5.7). Harms nobody. */
export function watchRemoteErrors(
  page: Window & typeof globalThis,
  /** Grows while the page asks for more remotes. */
  releases: () => BootDocument['releases'],
  report: ReportLoad,
): void {
  const reportError = (address: unknown, more: Pick<LoadReport, 'outcome' | 'ms' | 'reason'>, thrown?: unknown) => {
    const found = typeof address === 'string' && releaseAt(address, releases());
    if (found) report({ ...found, ...more }, thrown);
  };
  page.addEventListener('error', ({ error, filename }) =>
    reportError(error?.stack ?? filename, { outcome: 'render-error', ms: 0, reason: 'listener' }, error),
  );
  page.addEventListener('unhandledrejection', ({ reason }) =>
    reportError(reason?.stack, { outcome: 'render-error', ms: 0, reason: 'promise' }, reason),
  );
  if (!page.PerformanceObserver?.supportedEntryTypes.includes('long-animation-frame')) return;
  new page.PerformanceObserver((frames) => {
    for (const { scripts = [] } of frames.getEntries() as LongFrame[])
      for (const { sourceURL, duration } of scripts)
        if (duration > blockedMs) reportError(sourceURL, { outcome: 'blocked', ms: duration });
  }).observe({ type: 'long-animation-frame' });
}
