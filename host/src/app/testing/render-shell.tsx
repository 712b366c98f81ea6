import { createMemoryRouter, RouterProvider } from 'react-router';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RemoteModule } from '@aylal/shell';
import { createStaticLoader } from '../../remotes/create-static-loader.ts';
import type { RemoteLoader } from '../../remotes/loader.ts';
import { createApp } from '../create-app.tsx';
import { createServices } from '../create-services.ts';
import { createMemoryPage, type MemoryPageOptions } from './memory-page.ts';

export interface ShellOptions extends MemoryPageOptions {
  remoteModules?: Record<string, RemoteModule>;
  loader?: RemoteLoader;
}

/** The whole app on a memory router, ready to be rendered in a browser's or a server's way. */
export async function createTestShell(
  at: string,
  { remoteModules = {}, loader: given, ...options }: ShellOptions = {},
) {
  const page = await createMemoryPage(options);
  const shell = createServices(page.environment);
  const moduleOf = Object.fromEntries(
    Object.entries(remoteModules).map(([id, remote]) => [id, async () => ({ remote })]),
  );
  const { router, element } = await createApp(shell, given ?? createStaticLoader(moduleOf), {
    open: (routes, how) => createMemoryRouter(routes, { initialEntries: [at], ...how }),
    Provider: RouterProvider,
  });
  return { ...page, shell, router, app: element };
}

/** Renders the whole app at an address. */
export async function renderShell(at: string, options: ShellOptions = {}) {
  const made = await createTestShell(at, options);
  const stop = made.shell.watch();
  const view = render(made.app);
  return { ...made, ...view, stop, user: userEvent.setup() };
}
