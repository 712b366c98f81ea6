import type { ReactNode } from 'react';
import {
  RouteLink,
  ServicesProvider,
  SlotProvider,
  useQuery,
  useStore,
  type Descriptor,
  type DialogView,
  type ReadableStore,
  type RemoteModule,
  type Services,
} from '@aylal/shell';
import { Outlet, type RouteObject } from '@aylal/shell/host';
import { Dialog, UiProvider } from '@aylal/ui';
import type { OpenDialog } from '../services/create-services.ts';

export interface PartnerPage {
  readonly descriptors: readonly Descriptor[];
  readonly services: Services;
  readonly dialog: ReadableStore<OpenDialog | null>;
  /** A remote module that speaks the page's language. */
  readonly open: (id: string) => Promise<RemoteModule>;
}

/** The routes of all remotes under the language, each loaded when it is visited, in a page with a menu. */
export function partnerRoutes(page: PartnerPage): RouteObject[] {
  const screens = page.descriptors.flatMap(({ id, routes }) =>
    routes.map(({ pattern }): RouteObject => ({
      path: pattern.slice(1),
      lazy: async () => {
        const { screen } = await part(page.open(id), (remoteModule) => remoteModule.routes[pattern]);
        return {
          Component: screen.Component,
          loader: async ({ params, request }) => {
            await screen.load?.({ params, url: new URL(request.url), services: page.services });
            return null;
          },
        };
      },
    })),
  );
  return [
    {
      path: '/:lng',
      element: <Frame page={page} />,
      HydrateFallback: () => null,
      children: [
        { index: true, element: <Lent page={page} name="mini-app.import" /> },
        ...screens,
        { path: '*', element: <h1>Not here</h1> },
      ],
    },
  ];
}

function Frame({ page }: { page: PartnerPage }) {
  const { services, descriptors } = page;
  const locale = services.locale.get();
  const entries = descriptors
    .flatMap(({ navigation }) => navigation)
    .filter(({ miniApp }) => miniApp !== undefined)
    .toSorted((a, b) => (a.miniApp ?? 0) - (b.miniApp ?? 0));
  return (
    <ServicesProvider services={services}>
      <UiProvider locale={locale}>
        <SlotProvider value={({ name, props }) => <Lent page={page} name={name} {...(props ? { props } : {})} />}>
          <nav>
            {entries.map(({ id, path, label }) => (
              <RouteLink key={id} to={path}>
                {label[locale]}
              </RouteLink>
            ))}
          </nav>
          <main>
            <Outlet />
          </main>
          <OpenedDialog page={page} />
        </SlotProvider>
      </UiProvider>
    </ServicesProvider>
  );
}

/** What remotes contribute to a place. */
function Lent({ page, name, props = {} }: { page: PartnerPage; name: string; props?: object }) {
  const contributions = page.descriptors.flatMap(({ id, slots }) =>
    slots.filter(({ slot }) => slot === name).map((slot) => ({ id: slot.id, remote: id })),
  );
  return contributions.map(({ id, remote }) => (
    <Loaded
      key={id}
      name={['slot', id]}
      load={() => part(page.open(remote), (remoteModule) => remoteModule.slots[id])}
      render={({ part: lentPart }) => {
        // The place's catalogue entry vouches for what it hands over.
        const { Component } = lentPart as unknown as { Component: (props: Record<string, unknown>) => ReactNode };
        return <Component {...props} />;
      }}
    />
  ));
}

function OpenedDialog({ page }: { page: PartnerPage }) {
  const opened = useStore(page.dialog);
  if (!opened) return null;
  const owner = page.descriptors.find(({ dialogs }) => dialogs.some(({ view }) => view === opened.view))?.id ?? '';
  return (
    <Loaded
      name={['dialog', opened.view]}
      load={() => part(page.open(owner), (remoteModule) => remoteModule.dialogs[opened.view])}
      render={({ view }) => {
        const { title, Component } = view as unknown as DialogView<unknown, unknown>;
        return (
          <Dialog open title={page.services.locale.translate(owner, title)} onClose={() => opened.close()}>
            <Component props={opened.props} close={opened.close} />
          </Dialog>
        );
      }}
    />
  );
}

function Loaded<T>({
  name,
  load,
  render,
}: {
  name: string[];
  load: () => Promise<T>;
  render: (loaded: T) => ReactNode;
}) {
  const loaded = useQuery({ queryKey: name, queryFn: load, staleTime: Infinity, retry: false });
  if (loaded.isError) return <p role="alert">This part is not there now.</p>;
  return loaded.data ? render(loaded.data) : null;
}

async function part<T>(
  remoteModule: Promise<RemoteModule>,
  of: (remoteModule: RemoteModule) => (() => Promise<T>) | undefined,
): Promise<T> {
  const load = of(await remoteModule);
  if (!load) throw new Error('the descriptor promises what the remote module does not have');
  return load();
}
