import { useSyncExternalStore } from 'react';

const PHONE = '(max-width: 767.98px)';

/**
 * True below 768. Only for what CSS cannot do (a popover that becomes a sheet with other semantics): the server and the first
 * paint answer false, so nothing that is visible at rest may depend on it.
 */
export function useIsPhone(): boolean {
  return useMediaQuery(PHONE);
}

/** A media query as state; the server and the first paint answer false. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}
