import { createMemoryRouter, RouterProvider } from 'react-router';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sharedMessages } from '@aylal/i18n';
import type { RemoteDoor } from '@aylal/shell';
import { hostMessages } from '../../i18n/host-messages.ts';
import { createStaticLoader } from '../../remotes/create-static-loader.ts';
import { RemoteRouteError } from '../../remotes/remote-route-error.tsx';
import { remoteRoutes } from '../../remotes/remote-routes.tsx';
import type { RemoteLoader } from '../../remotes/loader.ts';
import { NotFoundPage } from '../../pages/not-found-page.tsx';
import { App } from '../app.tsx';
import { appRoutes } from '../app-routes.tsx';
import { createServices } from '../create-services.ts';
import { withMessages } from '../with-messages.ts';
import { createMemoryPage, type MemoryPageOptions } from './memory-page.ts';

export interface ShellOptions extends MemoryPageOptions {
  doors?: Record<string, RemoteDoor>;
  loader?: RemoteLoader;
}

/** The whole app on a memory router, ready to be rendered in a browser's or a server's way. */
export async function createTestShell(at: string, { doors = {}, loader: given, ...options }: ShellOptions = {}) {
  const page = await createMemoryPage(options);
  const shell = createServices(page.surroundings);
  await Promise.all([shell.locale.addSource('host', hostMessages), shell.locale.addSource('shared', sharedMessages)]);
  const doorOf = Object.fromEntries(Object.entries(doors).map(([id, remote]) => [id, async () => ({ remote })]));
  const loader = withMessages(given ?? createStaticLoader(doorOf), shell.locale);
  const { routes, patchRoutesOnNavigation } = remoteRoutes({
    descriptors: shell.descriptors,
    loader,
    services: shell.services,
    ErrorBoundary: RemoteRouteError,
    NotFound: NotFoundPage,
  });
  const router = createMemoryRouter(appRoutes(routes, shell.locale, shell.services), {
    initialEntries: [at],
    patchRoutesOnNavigation,
  });
  shell.navigation.connect(router);
  const app = (
    <App shell={shell} remotes={loader}>
      <RouterProvider router={router} />
    </App>
  );
  return { ...page, shell, router, app };
}

/** Renders the whole app at an address. */
export async function renderShell(at: string, options: ShellOptions = {}) {
  const made = await createTestShell(at, options);
  const stop = made.shell.watch();
  const view = render(made.app);
  return { ...made, ...view, stop, user: userEvent.setup() };
}
