import { useEffect } from 'react';
import { useServices } from './use-services.tsx';

/** Names the tab after the one thing that the page shows, in place of the title of its route; undefined while it is not known. */
export function usePageName(name: string | undefined): void {
  const { pageName } = useServices();
  useEffect(() => {
    pageName.set(name ?? null);
    return () => pageName.set(null);
  }, [pageName, name]);
}
