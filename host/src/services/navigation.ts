import type { Locale } from '@aylal/domain/language';
import type { Navigator } from '@aylal/shell';

/** What navigation needs of a router. */
export interface RouterHandle {
  readonly state: { readonly location: { readonly pathname: string } };
  navigate(to: string | number, options?: { replace?: boolean }): unknown;
}

/** Pages by address without language. The router is made after the services and joins by `connect`. */
export interface Navigation {
  readonly navigator: Navigator;
  connect(router: RouterHandle): void;
  /** Path of the page shown now, without language. */
  path(): string;
}

export function createNavigation(language: () => Locale): Navigation {
  let connected: RouterHandle | null = null;
  const router = () => {
    if (!connected) throw new Error('navigation before the router was connected');
    return connected;
  };
  return {
    connect(next) {
      connected = next;
    },
    navigator: {
      go: (to, options) => void router().navigate(withLanguage(to, language()), options),
      back: () => void router().navigate(-1),
    },
    path: () => (connected ? withoutLanguage(connected.state.location.pathname) : '/'),
  };
}

/** `/mn/flights` is `/flights`, `/mn` is `/`. */
export function withoutLanguage(pathname: string): string {
  return pathname.replace(/^\/[^/]*/, '') || '/';
}

/** I18N-03. */
export function withLanguage(to: string, locale: Locale): string {
  return to === '/' ? `/${locale}` : `/${locale}${to}`;
}
