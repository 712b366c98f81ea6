import { startApp } from './app/start-app.tsx';
import { createBrowserLoader } from './remotes/browser-loader.ts';
import { provideSharedModules } from './remotes/shared-modules.ts';

provideSharedModules();
void start();

async function start(): Promise<void> {
  const boot = await startApp(window, (given) => createBrowserLoader(window, given));
  // The browser keeps what happened until then. Of no use to the visitor, so it waits, and is no loss where it does not come.
  import(/* webpackChunkName: "report-vitals" */ './remotes/report-vitals.ts').then(
    ({ reportVitals }) => reportVitals(window, boot),
    () => undefined,
  );
}
