import { useEffect, useEffectEvent } from 'react';

const ownEnter = 'a[href], button, input, select, textarea, summary, [role=button], [contenteditable=true]';

/** Closes when the tab's visibility changes (PAY-12) and on Enter (PAY-13), unless Enter is for the control that has the focus (ruling 27). */
export function useCloseByPage(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const changed = () => close();
    const pressed = (event: KeyboardEvent) => {
      const forControl = event.target instanceof Element && event.target.closest(ownEnter) !== null;
      if (event.key === 'Enter' && !event.repeat && !event.defaultPrevented && !forControl) close();
    };
    document.addEventListener('visibilitychange', changed);
    document.addEventListener('keydown', pressed);
    return () => {
      document.removeEventListener('visibilitychange', changed);
      document.removeEventListener('keydown', pressed);
    };
  }, []);
}
