'use client';
import NextLink from 'next/link';
import { useParams as useNextParams, usePathname, useRouter, useSearchParams as useNextSearch } from 'next/navigation';
import { createContext, use, useMemo, type ComponentProps, type ReactNode } from 'react';

// What our components ask of `react-router`, answered by Next.js's own router.

interface Moving {
  replace?: boolean;
  preventScrollReset?: boolean;
}

const OutletContext = createContext<ReactNode>(null);
export const OutletProvider = OutletContext;

export const Outlet = () => use(OutletContext);
export const ScrollRestoration = () => null;
export const useNavigation = () => ({ state: 'idle' });
export const useParams = useNextParams;
export const useMatches = () => [{ handle: { title: { namespace: 'mf-flights', key: 'results.title' } } }];
export const NavigationType = { Pop: 'POP' };
export const useBlocker = () => ({ state: 'unblocked', reset() {} });
export const useRouteError = () => null;
export const useRevalidator = () => ({ revalidate() {} });
export const isRouteErrorResponse = () => false;
export const redirect = (to: string) => new Error(`leads to ${to}`);

/** Not fetched ahead: the other pages do not exist here, and asking for them would only hold this one up. */
export function Link({ to, preventScrollReset, ...rest }: { to: string } & Moving & Omit<ComponentProps<'a'>, 'href'>) {
  return <NextLink href={to} prefetch={false} scroll={!preventScrollReset} {...rest} />;
}

export function useLocation() {
  const pathname = usePathname();
  const query = useNextSearch().toString();
  return useMemo(() => ({ pathname, search: query && `?${query}`, hash: '' }), [pathname, query]);
}

export function useNavigate() {
  const router = useRouter();
  return useMemo(
    () =>
      (to: string | number, { replace, preventScrollReset }: Moving = {}) => {
        if (typeof to === 'number') return router.back();
        router[replace ? 'replace' : 'push'](to, { scroll: !preventScrollReset });
      },
    [router],
  );
}

export function useSearchParams() {
  const present = useNextSearch();
  const navigate = useNavigate();
  const search = useMemo(() => new URLSearchParams(present), [present]);
  const set = (change: (before: URLSearchParams) => URLSearchParams, moving?: Moving) =>
    navigate(`?${change(search)}`, moving);
  return [search, set] as const;
}

export function matchPath(pattern: string | { path: string }, path: string) {
  const text = typeof pattern === 'string' ? pattern : pattern.path;
  const expression = new RegExp(`^${text.replace(/\/:\w+/g, '/[^/]+').replace(/\/?\*$/, '(?:/.*)?')}/?$`);
  return expression.test(path) ? { params: {} } : null;
}
