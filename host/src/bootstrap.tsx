import { startApp } from './app/start-app.tsx';
import { createBrowserLoader } from './remotes/browser-loader.ts';
import { provideSharedModules } from './remotes/shared-modules.ts';

provideSharedModules();
void startApp(window, (boot) => createBrowserLoader(window, boot));
