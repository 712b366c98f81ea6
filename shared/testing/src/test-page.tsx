import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router';
import { ServicesProvider, SlotProvider, type LoaderArgs, type RemoteModule, type Services } from '@aylal/shell';
import { UiProvider } from '@aylal/ui';

/** The routes of a remote module as the host would mount them, under the language segment. */
export function remoteRoutes(remoteModule: RemoteModule, services: Services): RouteObject[] {
  return Object.entries(remoteModule.routes).map(([pattern, load]) => ({
    path: `/:lng${pattern}`,
    // Nothing until the screen is loaded, as before; the router warns of a page that does not say so.
    HydrateFallback: Nothing,
    lazy: async () => {
      const { screen } = await load();
      return {
        Component: screen.Component,
        loader: ({ params, request }: { params: LoaderArgs['params']; request: Request }) =>
          screen.load?.({ params, url: new URL(request.url), services }) ?? null,
      };
    },
  }));
}

function Nothing() {
  return null;
}

/** A page around a part: services, design system, and slots that say their name. */
export function TestProviders({ services, children }: { services: Services; children: ReactNode }) {
  return (
    <ServicesProvider services={services}>
      <UiProvider locale={services.locale.get()}>
        <SlotProvider value={({ name }) => <div data-slot={name} />}>{children}</SlotProvider>
      </UiProvider>
    </ServicesProvider>
  );
}

/** The pages of a remote module in a router of their own, starting at an address with language. */
export function createTestPage(routes: RouteObject[], services: Services, at: string) {
  const router = createMemoryRouter([...routes, { path: '*', element: <p>elsewhere</p> }], { initialEntries: [at] });
  const page = (
    <TestProviders services={services}>
      <RouterProvider router={router} />
    </TestProviders>
  );
  return { router, page };
}
