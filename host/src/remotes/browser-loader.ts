import type { BootDocument } from './boot-document.ts';
import { createRemoteLoader } from './create-remote-loader.ts';
import { createFederationRuntime } from './federation-runtime.ts';
import { createKnownReleases } from './known-releases.ts';
import type { RemoteLoader } from './loader.ts';
import { createLoadReporter } from './report-load.ts';
import { watchRemoteErrors } from './watch-remote-errors.ts';

/** The loader of a page in a browser: federation runtime, hashes of the page, beacons to our own server. One for the page. */
export function createBrowserLoader(page: Window & typeof globalThis, boot: BootDocument): RemoteLoader {
  const hashes = (page.__SRI ??= {});
  const report = createLoadReporter(page);
  const fetch = page.fetch.bind(page);
  const releases = createKnownReleases(boot, fetch);
  watchRemoteErrors(page, releases.all, report);
  return createRemoteLoader({
    boot,
    releases,
    hashes,
    report,
    runtime: createFederationRuntime({ hashes, page, entryLimitMs: 4000, shareScope: hostShareScope }),
    fetch,
    page: page.document,
    now: () => page.performance.now(),
  });
}

declare const __webpack_share_scopes__: { readonly default?: object };

/** Belongs to the host's build, so there is one for the page. Throws before bootstrap, which fills it. */
function hostShareScope(): object {
  const { default: scope } = __webpack_share_scopes__;
  if (!scope) throw new Error('nothing is shared yet');
  return scope;
}
