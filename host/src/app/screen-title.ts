import { useMatches } from 'react-router';
import { useLocale, useServices } from '@aylal/shell';

/** What a route says of its page: the message key of its title in its owner's namespace. Remotes' routes carry the same. */
export interface TitledRouteHandle {
  readonly title: { readonly namespace: string; readonly key: string };
}

function isTitled(handle: unknown): handle is TitledRouteHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle && typeof handle.title === 'object';
}

/** The title of the page shown now, in the present language; our name alone while no route names one. */
export function useDocumentTitle(): string {
  const { locale } = useServices();
  const lng = useLocale();
  const handle = useMatches()
    .map((match) => match.handle)
    .findLast(isTitled);
  if (!handle) return locale.translate('host', 'brand', { lng });
  const page = locale.translate(handle.title.namespace, handle.title.key, { lng });
  return locale.translate('host', 'title', { page, lng });
}
