import { createMemoryRouter, RouterProvider, type DataRouter } from 'react-router';
import { ApiError } from '@aylal/api';
import { createI18n } from '@aylal/i18n';
import { whenQueriesIdle, dehydrateQueries } from '@aylal/query';
import type { PageForm, RemoteModule } from '@aylal/shell';
import { FirstSightProvider } from '@aylal/shell/host';
import { createStyleCollector } from '@aylal/ui/ssr/server';
import { createApp } from '../app/create-app.tsx';
import { createServices } from '../app/create-services.ts';
import { routerReady } from '../app/router-ready.ts';
import { submitForm } from './submit-form.ts';
import { remotePartKey, remotePartQuery } from '../app/remote-part-query.ts';
import { createStaticLoader } from '../remotes/create-static-loader.ts';
import {
  LeftToBrowser,
  type FirstSight,
  type AskProvider,
  type RenderRequest,
  type RenderedPage,
} from './render-request.ts';
import { renderToText } from './render-to-text.ts';
import { routesInReach } from './routes-in-reach.ts';
import { serverEnvironment } from './server-environment.ts';

/**
 * Renders a page as a browser shows it first: the same app, its loaders run, their data read; of an address that leads to another page, that page's address alone.
 * Rejects with `LeftToBrowser` where a browser has to do it, and with what a screen has thrown. `first` gets the page's first sight where the rest comes `Later`: html and styles of the page begin with it.
 */
export async function renderPageText(
  order: RenderRequest,
  remoteModules: Readonly<Record<string, RemoteModule>>,
  read: AskProvider,
  first: (sight: FirstSight) => void,
): Promise<RenderedPage> {
  const i18n = await createI18n(order.boot.locale, {});
  const around = serverEnvironment(order, i18n, read);
  const done = order.own && (await submitForm(order, order.own, remoteModules, around));
  if (done?.leadsTo !== undefined) return { html: '', styles: '', queries: '', leadsTo: done.leadsTo };
  const shell = createServices(done ? { ...around, boot: ownBoot(order, done.form) } : around);
  const { queryClient } = shell.services;
  // Whoever waits for this page waits for no second try; the browser will try.
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  const opened = Object.entries(remoteModules).map(([id, remote]) => [id, async () => ({ remote })] as const);
  const { router, loader, element } = await createApp(shell, createStaticLoader(Object.fromEntries(opened)), {
    open: (routes, options) => createMemoryRouter(routes, { initialEntries: [order.address], ...options }),
    Provider: RouterProvider,
    reach: (descriptors) => routesInReach(descriptors, order.address),
  });
  try {
    const parts = order.parts.map(([remote, slot]) =>
      queryClient.fetchQuery(remotePartQuery(loader, remote, 'slots', slot)),
    );
    await Promise.all([routerReady(router), ...parts]);
    const leadsTo = leadsElsewhere(router, order.address);
    if (leadsTo) return { html: '', styles: '', queries: '', leadsTo };
    await whenQueriesIdle(queryClient);
    const [refused] = queryClient
      .getQueryCache()
      .getAll()
      .flatMap(({ state }) => state.error ?? [])
      .filter((error) => !(order.own && isRefusal(error)));
    if (refused) throw new LeftToBrowser(`a read did not come: ${refused.message}`);
    const styles = createStyleCollector();
    let firstStyles = '';
    const html = await renderToText(
      (sent) => (
        <FirstSightProvider value={sent}>
          <styles.Provider>{element}</styles.Provider>
        </FirstSightProvider>
      ),
      (sight) => {
        firstStyles = styles.styleElements();
        first({ ...sight, styles: firstStyles });
      },
    );
    return {
      html,
      styles: firstStyles + styles.styleElements(),
      queries: dehydrateQueries(queryClient, ([first]) => first !== remotePartKey, order.own ? 'visitor' : 'public'),
      ...(done ? { form: done.form } : {}),
    };
  } finally {
    router.dispose();
    queryClient.clear();
  }
}

/** The address that a loader leads to, if any. Throws what a loader has thrown. */
function leadsElsewhere({ state }: DataRouter, address: string): string | null {
  const [fault] = Object.values(state.errors ?? {});
  if (fault instanceof Error) throw fault;
  if (fault !== undefined) throw new LeftToBrowser('a loader gave something else than the page');
  const opened = `${state.location.pathname}${state.location.search}`;
  return opened === address ? null : opened;
}

/** What the provider has refused is part of a page of its visitor, such as the invoice of an order that is paid. */
function isRefusal(error: Error): boolean {
  return error instanceof ApiError && error.problem !== null;
}

/** What the browser will begin with, so that the page is rendered as it is hydrated. */
function ownBoot({ boot, at, parts, own }: RenderRequest, form: PageForm): RenderRequest['boot'] {
  return { ...boot, rendered: { at, parts, user: own?.user ?? null, form } };
}
