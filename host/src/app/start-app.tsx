import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createI18n, sharedMessages } from '@aylal/i18n';
import { hostMessages } from '../i18n/host-messages.ts';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { readBootDocument, type BootDocument } from '../remotes/boot-document.ts';
import { holdReleases } from '../remotes/hold-releases.ts';
import type { RemoteLoader } from '../remotes/loader.ts';
import { RemoteRouteError } from '../remotes/remote-route-error.tsx';
import { remoteRoutes } from '../remotes/remote-routes.tsx';
import { printInLight } from '../services/print-in-light.ts';
import { watchPageRestore } from '../services/watch-page-restore.ts';
import { appRoutes } from './app-routes.tsx';
import { App } from './app.tsx';
import { browserSurroundings } from './browser-surroundings.ts';
import { createServices } from './create-services.ts';
import { withMessages } from './with-messages.ts';

/** Starts the app of a page. How remotes are reached is the caller's: over federation, or out of one bundle, which the bench compares with. */
export async function startApp(
  page: Window & typeof globalThis,
  loaderOf: (boot: BootDocument) => RemoteLoader,
): Promise<void> {
  const boot = readBootDocument(page.document);
  const i18n = await createI18n(boot.locale, {});
  const shell = createServices(browserSurroundings(page, boot, i18n));
  await Promise.all([shell.locale.addSource('host', hostMessages), shell.locale.addSource('shared', sharedMessages)]);

  const loader = withMessages(loaderOf(boot), shell.locale);
  const { routes, patchRoutesOnNavigation } = remoteRoutes({
    descriptors: boot.descriptors,
    loader,
    services: shell.services,
    ErrorBoundary: RemoteRouteError,
    NotFound: NotFoundPage,
  });
  const router = createBrowserRouter(appRoutes(routes, shell.locale, shell.services), { patchRoutesOnNavigation });
  shell.navigation.connect(router);
  holdReleases(router, boot.pin, page.fetch.bind(page));
  shell.watch();
  watchPageRestore(page, shell.services.session, {
    cover: (covered) => {
      page.document.documentElement.style.visibility = covered ? 'hidden' : '';
    },
    reload: () => page.location.reload(),
  });

  printInLight(page);

  const root = page.document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  createRoot(root).render(
    <App shell={shell} remotes={loader}>
      <RouterProvider router={router} />
    </App>,
  );
}
