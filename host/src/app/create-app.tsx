import { uiMessages } from '../services/ui-messages.ts';
import type { ComponentType, ReactNode } from 'react';
import type { DataRouter, PatchRoutesOnNavigationFunction, RouteObject } from 'react-router';
import { sharedMessages } from '@aylal/i18n';
import type { Descriptor } from '@aylal/shell';
import { hostMessages } from '../i18n/host-messages.ts';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import type { RemoteLoader } from '../remotes/loader.ts';
import { RemoteRouteError } from '../remotes/remote-route-error.tsx';
import { remoteRoutes } from '../remotes/remote-routes.tsx';
import { appRoutes } from './app-routes.tsx';
import { App } from './app.tsx';
import type { Shell } from './create-services.ts';
import { withMessages } from './with-messages.ts';

/** How a place routes: a browser by its address bar, a server or a test by an address that it is given. */
export interface Routing {
  open(routes: RouteObject[], options: { patchRoutesOnNavigation: PatchRoutesOnNavigationFunction }): DataRouter;
  readonly Provider: ComponentType<{ router: DataRouter }>;
  /** Of these the remotes whose routes may match; all where it is left out. */
  reach?(descriptors: readonly Descriptor[]): readonly Descriptor[];
}

export interface AssembledApp {
  readonly loader: RemoteLoader;
  readonly router: DataRouter;
  readonly element: ReactNode;
}

/** Puts the app of a page together; nothing is rendered yet. The same for a browser, a server and a test, so that all three show the same tree. */
export async function createApp(
  shell: Shell,
  found: RemoteLoader,
  { open, Provider, reach }: Routing,
  more: readonly RouteObject[] = [],
): Promise<AssembledApp> {
  await Promise.all([
    shell.locale.addSource('host', hostMessages),
    shell.locale.addSource('shared', sharedMessages),
    shell.locale.addSource('ui', uiMessages),
  ]);
  const loader = withMessages(found, shell.locale);
  const { routes, patchRoutesOnNavigation } = remoteRoutes({
    descriptors: reach?.(shell.descriptors) ?? shell.descriptors,
    loader,
    services: shell.services,
    ErrorBoundary: RemoteRouteError,
    NotFound: NotFoundPage,
  });
  const router = open(appRoutes(routes, shell.locale, shell.services, more), { patchRoutesOnNavigation });
  shell.navigation.connect(router);
  const rendered = router.state.location;
  const stop = router.subscribe(({ location }) => {
    if (location === rendered) return;
    stop();
    shell.leaveRenderedPage();
  });
  const element = (
    <App shell={shell} remotes={loader}>
      <Provider router={router} />
    </App>
  );
  return { loader, router, element };
}
