import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/** Calls `onDismiss` when something outside `ref` is pressed or takes the focus while `active`. */
export function useDismiss(ref: RefObject<HTMLElement | null>, active: boolean, onDismiss: () => void): void {
  const dismiss = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && event.target.isConnected && !ref.current?.contains(event.target)) onDismiss();
  });
  useEffect(() => {
    if (!active) return undefined;
    const listener = (event: Event) => dismiss(event);
    document.addEventListener('pointerdown', listener);
    document.addEventListener('focusin', listener);
    return () => {
      document.removeEventListener('pointerdown', listener);
      document.removeEventListener('focusin', listener);
    };
  }, [active]);
}
