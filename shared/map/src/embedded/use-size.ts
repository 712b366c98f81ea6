import { useCallback, useState } from 'react';
import type { MapSize } from '../camera/camera.ts';

/** Size of an element in CSS pixels, followed; null before it is known, as on a server. */
export function useSize(): [MapSize | null, (element: HTMLElement | null) => (() => void) | undefined] {
  const [size, setSize] = useState<MapSize | null>(null);
  const follow = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [size, follow];
}
