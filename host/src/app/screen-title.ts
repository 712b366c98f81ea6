import { useMatches } from 'react-router';
import { useLocale, useServices, useStore } from '@aylal/shell';
import { useShell } from './shell-context.tsx';

/** What a route says of its page: the message key of its title in its owner's namespace. Remotes' routes carry the same. */
export interface TitledRouteHandle {
  readonly title: { readonly namespace: string; readonly key: string };
}

function isTitled(handle: unknown): handle is TitledRouteHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle && typeof handle.title === 'object';
}

/** The title of the page shown now: the name of its one thing (`usePageName`), else that of its route in the present language; null while nobody names one. */
export function useScreenTitle(): string | null {
  const { locale } = useServices();
  const lng = useLocale();
  const name = useStore(useShell().pageName);
  const handle = useMatches()
    .map((match) => match.handle)
    .findLast(isTitled);
  if (name !== null) return name;
  return handle ? locale.translate(handle.title.namespace, handle.title.key, { lng }) : null;
}
