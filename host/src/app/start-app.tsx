import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createI18n } from '@aylal/i18n';
import { hydrateQueries } from '@aylal/query';
import { followNetwork } from '@aylal/query/network';
import { hydratedStyles } from '@aylal/ui/ssr/client';
import { readBootDocument, type BootDocument } from '../remotes/boot-document.ts';
import { pinReleases } from '../remotes/pin-releases.ts';
import type { RemoteLoader } from '../remotes/loader.ts';
import { printInLight } from '../services/print-in-light.ts';
import { watchPageRestore } from '../services/watch-page-restore.ts';
import { createApp } from './create-app.tsx';
import { browserEnvironment } from './browser-environment.ts';
import { createServices } from './create-services.ts';
import { createPageClock } from './page-clock.ts';
import { mountApp } from './mount-app.tsx';
import { nextTask } from './next-task.ts';
import { trialRoutes } from './trial-routes.ts';
import { whenIdle } from './when-idle.ts';

/** Starts the app of a page and resolves once it is mounted, in several tasks, so that a slow phone can answer in between. The caller decides how remotes are reached: over federation, or out of one bundle, which the bench compares with. */
export async function startApp(
  page: Window & typeof globalThis,
  loaderOf: (boot: BootDocument) => RemoteLoader,
): Promise<BootDocument> {
  const root = page.document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  const boot = readBootDocument(page.document);
  const clock = createPageClock(boot.rendered?.at);
  const i18n = await createI18n(boot.locale, {});
  await nextTask();
  const shell = createServices(browserEnvironment(page, boot, i18n, clock.now));
  const { queryClient, session } = shell.services;
  followNetwork(page.navigator);
  hydrateQueries(queryClient, page.document.getElementById('aylal-queries')?.textContent);
  const routing = { open: createBrowserRouter, Provider: RouterProvider };
  await nextTask();
  const { loader, router, element } = await createApp(shell, loaderOf(boot), routing, trialRoutes(page));
  await nextTask();
  pinReleases(router, boot.pin, page.fetch.bind(page));
  shell.watch();
  watchPageRestore(page, session, {
    cover: (covered) => {
      page.document.documentElement.style.visibility = covered ? 'hidden' : '';
    },
    reload: () => page.location.reload(),
  });
  printInLight(page);
  const Styles = hydratedStyles(page.document);
  const app = { element: <Styles>{element}</Styles>, router, loader, queryClient };
  await mountApp(page, root, app, boot.rendered, clock.release);
  // Of no use before the page answers, so it takes nothing from what makes it answer; and no loss where it does not come.
  whenIdle(page, () =>
    import(/* webpackChunkName: "after-start" */ './after-start.ts').then(
      ({ afterStart }) => afterStart(page, shell, app),
      () => undefined,
    ),
  );
  return boot;
}
