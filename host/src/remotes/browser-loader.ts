import type { BootDocument } from './boot-document.ts';
import { createCircuit } from './circuit-breaker.ts';
import { createRemoteLoader } from './create-remote-loader.ts';
import { createFederationRuntime } from './federation-runtime.ts';
import { createFileOrigins } from './file-origins.ts';
import { createReleaseCache } from './release-cache.ts';
import type { RemoteLoader } from './loader.ts';
import type { ShareScope } from '../release-panel/share-rows.ts';
import { releaseAt } from './release-of-url.ts';
import { createLoadReporter } from './report-load.ts';
import { createFallbackOrigin } from './fallback-origin.ts';
import { watchRemoteErrors } from './watch-remote-errors.ts';

/** The loader of a page in a browser: federation runtime, hashes of the page, beacons to our own server. One for the page. */
export function createBrowserLoader(page: Window & typeof globalThis, boot: BootDocument): RemoteLoader {
  const hashes = (page.__SRI ??= {});
  const report = createLoadReporter(page, async (failed, thrown) => {
    // Of no use where nothing fails.
    const { addDetails } = await import(/* webpackChunkName: "describe-failure" */ './describe-failure.ts');
    addDetails(failed, thrown, page, boot);
  });
  const fetch = page.fetch.bind(page);
  const releases = createReleaseCache(boot, fetch);
  watchRemoteErrors(page, releases.all, report);
  const now = () => page.performance.now();
  const origins = createFileOrigins(boot.secondFiles, page.document.baseURI);
  const circuit = createCircuit(now);
  // What failed without a network says nothing about the remote.
  page.addEventListener('online', () => circuit.close());
  if (boot.secondFiles)
    page.__ELSEWHERE = createFallbackOrigin({
      elsewhere: origins.elsewhere,
      pageUrl: page.document.baseURI,
      patienceMs: 3000,
      onHealed(url) {
        const found = releaseAt(url, releases.all());
        if (found) report({ outcome: 'healed', ...found, ms: 0, reason: 'chunk' });
      },
    });
  return createRemoteLoader({
    boot,
    releases,
    hashes,
    report,
    runtime: createFederationRuntime({ hashes, page, entryLimitMs: 4000, shareScope: hostShareScope }),
    fetch,
    page: page.document,
    now,
    origins,
    circuit,
  });
}

declare const __webpack_share_scopes__: { readonly default?: ShareScope };

/** Belongs to the host's build, so there is one for the page. Throws before bootstrap, which fills it. */
export function hostShareScope(): ShareScope {
  const { default: scope } = __webpack_share_scopes__;
  if (!scope) throw new Error('nothing is shared yet');
  return scope;
}
