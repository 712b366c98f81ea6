import { useRef, useState } from 'react';
import { boundsOf, fitted, leftDeadZone, type Camera, type MapSize } from '../camera/camera.ts';
import type { GeoPoint, MapBounds } from '../map-types.ts';

export interface CameraControl {
  readonly camera: Camera;
  /** Looks elsewhere, and tells so when the dead zone is left. */
  move(next: Camera): void;
  /** Looks elsewhere without a word: whoever asks for it knows. */
  show(next: Camera): void;
  showAll(): void;
}

/** What the map looks at, from the first look on. Whatever moves the map reports its bounds, never while it is drawn. */
export function useCamera(
  first: Camera | null,
  size: MapSize,
  points: readonly GeoPoint[],
  onBounds: ((bounds: MapBounds) => void) | undefined,
): CameraControl {
  const [camera, setCamera] = useState(() => first ?? fitted(points, size));
  const reported = useRef(camera);
  const move = (next: Camera) => {
    setCamera(next);
    if (!leftDeadZone(reported.current, next)) return;
    reported.current = next;
    onBounds?.(boundsOf(next, size));
  };
  return { camera, move, show: setCamera, showAll: () => move(fitted(points, size)) };
}
