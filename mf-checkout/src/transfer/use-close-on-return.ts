import { useEffect, useEffectEvent } from 'react';

/** PAY-10: closes when the page becomes visible again, which is when the customer comes back from the bank. */
export function useCloseOnReturn(onReturn: () => void): void {
  const call = useEffectEvent(onReturn);
  useEffect(() => {
    const changed = () => {
      if (document.visibilityState === 'visible') call();
    };
    document.addEventListener('visibilitychange', changed);
    return () => document.removeEventListener('visibilitychange', changed);
  }, []);
}
