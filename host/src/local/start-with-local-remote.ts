import { startApp } from '../app/start-app.tsx';
import { createBrowserLoader } from '../remotes/browser-loader.ts';
import { provideSharedModules } from '../remotes/shared-modules.ts';
import { withLocalRemote } from './with-local-remote.ts';

/** Starts the shell of a developer's page: one remote from this machine, the others from the shop (docs/developing.md). */
provideSharedModules();
void startApp(window, (boot) =>
  withLocalRemote(createBrowserLoader(window, boot), {
    id: document.documentElement.dataset['localRemote'] ?? '',
    open: () => import('local-remote'),
  }),
);
