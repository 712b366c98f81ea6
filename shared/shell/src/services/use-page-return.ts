import { useEffect, useEffectEvent } from 'react';

/** Calls when the page is seen again, also from the browser's memory of pages, or the network is back: what is shown may be old (ruling 28, GAP-89). */
export function usePageReturn(onReturn: () => void): void {
  const call = useEffectEvent(onReturn);
  useEffect(() => {
    const seen = () => {
      if (document.visibilityState === 'visible') call();
    };
    const back = () => call();
    document.addEventListener('visibilitychange', seen);
    addEventListener('online', back);
    addEventListener('pageshow', seen);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      removeEventListener('online', back);
      removeEventListener('pageshow', seen);
    };
  }, []);
}
