import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createI18n } from '@aylal/i18n';
import { readQueries } from '@aylal/query';
import { givenStyles } from '@aylal/ui/page';
import { readBootDocument, type BootDocument } from '../remotes/boot-document.ts';
import { holdReleases } from '../remotes/hold-releases.ts';
import type { RemoteLoader } from '../remotes/loader.ts';
import { printInLight } from '../services/print-in-light.ts';
import { watchPageRestore } from '../services/watch-page-restore.ts';
import { assembleApp } from './assemble-app.tsx';
import { browserSurroundings } from './browser-surroundings.ts';
import { createServices } from './create-services.ts';
import { createPageClock } from './page-clock.ts';
import { showApp } from './show-app.tsx';

/** Starts the app of a page. How remotes are reached is the caller's: over federation, or out of one bundle, which the bench compares with. */
export async function startApp(
  page: Window & typeof globalThis,
  loaderOf: (boot: BootDocument) => RemoteLoader,
): Promise<void> {
  const root = page.document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  const boot = readBootDocument(page.document);
  const clock = createPageClock(boot.rendered?.at);
  const i18n = await createI18n(boot.locale, {});
  const shell = createServices(browserSurroundings(page, boot, i18n, clock.now));
  const { queryClient, session } = shell.services;
  readQueries(queryClient, page.document.getElementById('aylal-queries')?.textContent);
  const { loader, router, element } = await assembleApp(shell, loaderOf(boot), {
    open: createBrowserRouter,
    Provider: RouterProvider,
  });
  holdReleases(router, boot.pin, page.fetch.bind(page));
  shell.watch();
  watchPageRestore(page, session, {
    cover: (covered) => {
      page.document.documentElement.style.visibility = covered ? 'hidden' : '';
    },
    reload: () => page.location.reload(),
  });
  printInLight(page);
  const Styles = givenStyles(page.document);
  const app = { element: <Styles>{element}</Styles>, router, loader, queryClient };
  await showApp(page, root, app, boot.rendered, clock.release);
  // Of no use before the page stands, and no loss where it does not come.
  import(/* webpackChunkName: "prefetch-links" */ './prefetch-links.ts').then(
    ({ prefetchLinks }) => prefetchLinks(page, shell.descriptors, loader),
    () => undefined,
  );
}
