import type { KeyboardEvent, MouseEvent } from 'react';
import { groundAt, type Camera, type MapSize } from '../camera/camera.ts';
import type { MapViewProps } from '../map-types.ts';

interface Choosing {
  readonly camera: Camera;
  readonly size: MapSize;
  readonly onPlace: MapViewProps['onPlace'];
}

/** Choosing a place of the ground: where a click meets no pin, and by Enter on the map itself what lies in its middle. `press` says whether it took the key. */
export function useChoosing({ camera, size, onPlace }: Choosing) {
  return {
    click(event: MouseEvent<HTMLElement>) {
      if (!onPlace || (event.target as Element).closest('button')) return;
      const { left, top } = event.currentTarget.getBoundingClientRect();
      onPlace(groundAt(camera, size, { x: event.clientX - left, y: event.clientY - top }));
    },
    press(event: KeyboardEvent): boolean {
      if (!onPlace || event.key !== 'Enter' || event.target !== event.currentTarget) return false;
      event.preventDefault();
      onPlace(groundAt(camera, size, { x: size.width / 2, y: size.height / 2 }));
      return true;
    },
  };
}
