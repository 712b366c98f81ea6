import { useCallback, useLayoutEffect, useRef } from 'react';

/** Fingers that move apart by so much of their distance come a step nearer. */
const STEP = 1.5;
/** Wheels turn in bursts: one step for each so many milliseconds. */
const PAUSE_MS = 120;

/** Two fingers, and the wheel with Ctrl or ⌘ (which is also what a touchpad's pinch sends), zoom by steps. The wheel alone goes on scrolling the page. */
export function useZoomGestures(zoom: (steps: 1 | -1) => void) {
  const newest = useRef(zoom);
  useLayoutEffect(() => {
    newest.current = zoom;
  });
  return useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    let apart = 0;
    let turnedAt = 0;
    const pinched = (event: TouchEvent) => {
      const [one, other] = event.touches;
      if (!one || !other) {
        apart = 0;
        return;
      }
      const distance = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      if (apart === 0) apart = distance;
      if (distance < apart * STEP && distance > apart / STEP) return;
      newest.current(distance > apart ? 1 : -1);
      apart = distance;
    };
    const turned = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      if (event.timeStamp - turnedAt < PAUSE_MS || event.deltaY === 0) return;
      turnedAt = event.timeStamp;
      newest.current(event.deltaY < 0 ? 1 : -1);
    };
    for (const name of ['touchstart', 'touchmove', 'touchend'] as const)
      element.addEventListener(name, pinched, { passive: true });
    element.addEventListener('wheel', turned, { passive: false });
    return () => {
      for (const name of ['touchstart', 'touchmove', 'touchend'] as const) element.removeEventListener(name, pinched);
      element.removeEventListener('wheel', turned);
    };
  }, []);
}
