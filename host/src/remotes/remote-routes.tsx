import { type LoaderFunctionArgs, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router';
import type { ComponentType } from 'react';
import type { Descriptor, Screen, Services } from '@aylal/shell';
import { findRoute } from './find-route.ts';
import type { RemoteLoader } from './loader.ts';
import { openPart } from './open-part.ts';
import { remoteScreen } from './remote-screen.tsx';

export interface RemoteRoutesOptions {
  readonly descriptors: readonly Descriptor[];
  /** Gives remote modules that speak the page's language. */
  readonly loader: RemoteLoader;
  readonly services: Services;
  /** Shown inside the layout when the remote cannot be loaded or its screen throws. */
  readonly ErrorBoundary: ComponentType;
  /** The page for addresses below a remote's that it does not know. */
  readonly NotFound: ComponentType;
}

/**
 * Routes of all remotes, known before any is loaded. Each remote is a pathless route with its own boundary; a splat under the beginning of its addresses makes the
 * router ask `patchRoutesOnNavigation`, which adds the real routes, which then win and open the remote module with their screen, within one deadline for both (stack.md §2: a fixed placeholder would match by
 * itself and stay empty).
 */
export function remoteRoutes(options: RemoteRoutesOptions): {
  routes: RouteObject[];
  patchRoutesOnNavigation: PatchRoutesOnNavigationFunction;
} {
  const { descriptors, loader, ErrorBoundary, NotFound } = options;
  const patched = new Set<string>();

  const routes = descriptors
    .filter((descriptor) => descriptor.routes.length > 0)
    .map<RouteObject>((descriptor) => ({
      id: routeId(descriptor.id),
      ErrorBoundary,
      handle: { remote: descriptor.id },
      // One for each beginning, not for each page: all routes are compared whenever some are added.
      children: [...new Set(descriptor.routes.map(beginning))].map((begin) => ({
        path: `${begin}/*`,
        Component: NotFound,
      })),
    }));

  const patchRoutesOnNavigation: PatchRoutesOnNavigationFunction = ({ path, patch }) => {
    const wanted = findRoute(descriptors, path);
    if (!wanted || patched.has(wanted.descriptor.id)) return;
    const { descriptor, route } = wanted;
    loader.warm(descriptor.id, [route.chunk]);
    patched.add(descriptor.id);
    patch(
      routeId(descriptor.id),
      descriptor.routes.map((one) => screenRoute(descriptor, one, options)),
    );
  };
  return { routes, patchRoutesOnNavigation };
}

type Route = Descriptor['routes'][number];

function routeId(remote: string): string {
  return `remote:${remote}`;
}

/** They stand inside the shell's route of the language segment. */
function relative({ pattern }: Route): string {
  return pattern.slice(1);
}

function beginning({ pattern }: Route): string {
  return pattern.split('/')[1] ?? '';
}

/** One screen of a remote module as a route of the router: loaded when it is visited, its data warmed before it renders. */
function screenRoute(descriptor: Descriptor, route: Route, { loader, services }: RemoteRoutesOptions): RouteObject {
  const { id } = descriptor;
  return {
    path: relative(route),
    lazy: async () => {
      const open = () =>
        openPart(loader, id, `routes ${route.pattern}`, (remoteModule) => remoteModule.routes[route.pattern]);
      const opened = await open();
      const { load, title } = opened.part.screen;
      const failed = (error: unknown) =>
        loader.report({ outcome: 'render-error', id, release: opened.release, ms: 0, reason: 'loader' }, error);
      return {
        Component: remoteScreen(id, opened, open),
        handle: { title: { namespace: id, key: title } },
        ...(load
          ? { loader: ({ params, request }: LoaderFunctionArgs) => runLoad(load, params, request, services, failed) }
          : {}),
      };
    },
  };
}

/** A load only warms: when it throws, the screen still asks for what it needs. What it throws on purpose, a redirect, is a `Response`. */
async function runLoad(
  load: NonNullable<Screen['load']>,
  params: LoaderFunctionArgs['params'],
  request: Request,
  services: Services,
  failed: (error: unknown) => void,
) {
  try {
    await load({ params, url: new URL(request.url), services });
  } catch (error) {
    if (error instanceof Response) throw error;
    failed(error);
  }
  return null;
}
