import type { BootDocument } from './boot-document.ts';
import { createRemoteLoader } from './create-remote-loader.ts';
import { createFederationRuntime } from './federation-runtime.ts';
import type { RemoteLoader } from './loader.ts';
import { createLoadReporter } from './report-load.ts';
import { watchRemoteErrors } from './watch-remote-errors.ts';

/** The loader of a page in a browser: federation runtime, hashes of the page, beacons to our own server. One for the page. */
export function createBrowserLoader(page: Window & typeof globalThis, boot: BootDocument): RemoteLoader {
  const hashes = (page.__SRI ??= {});
  const report = createLoadReporter(page);
  watchRemoteErrors(page, boot.releases, report);
  return createRemoteLoader({
    boot,
    hashes,
    report,
    runtime: createFederationRuntime({ hashes, page: page.document, entryLimitMs: 4000 }),
    fetch: page.fetch.bind(page),
    page: page.document,
    now: () => page.performance.now(),
  });
}
