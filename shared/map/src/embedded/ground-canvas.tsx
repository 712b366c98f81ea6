import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { Camera, MapSize } from '../camera/camera.ts';
import { drawGround } from '../ground/draw-ground.ts';
import { drawPlaces } from '../ground/draw-places.ts';
import type { Ground } from '../ground/ground.ts';
import type { MapPlace } from '../map-types.ts';
import { overscan } from './use-drag.ts';

export interface GroundCanvasProps {
  ground: Ground;
  places: readonly MapPlace[];
  camera: Camera;
  size: MapSize;
}

/** Finer than this no eye sees, and each step costs its square. */
const SHARPEST = 2;

/** The ground below the markers, in the colours of the page. A picture only: the markers and the list beside it say what it shows. */
export function GroundCanvas(props: GroundCanvasProps) {
  const theme = useSyncExternalStore(watchTheme, () => document.documentElement.dataset['theme'] ?? '');
  return <Drawn key={theme} {...props} />;
}

function Drawn({ ground, places, camera, size }: GroundCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [width, height] = [size.width + 2 * overscan, size.height + 2 * overscan];

  useLayoutEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return;
    const sharpness = Math.min(SHARPEST, window.devicePixelRatio || 1);
    element.width = Math.round(width * sharpness);
    element.height = Math.round(height * sharpness);
    context.scale(sharpness, sharpness);
    const styles = getComputedStyle(element);
    const color = (name: string) => styles.getPropertyValue(`--aylal-colors-${name}`).trim();
    drawGround(
      context,
      ground,
      camera,
      { width, height },
      {
        water: color('accent-muted'),
        land: color('bg-muted'),
        border: color('border-control'),
        river: color('accent-emphasized'),
      },
    );
    const ink = { font: `600 13px ${styles.fontFamily}`, text: color('fg-muted'), halo: color('bg-muted') };
    drawPlaces(context, places, camera, { width, height }, ink);
  }, [ground, places, camera, width, height]);

  return (
    <canvas ref={canvas} aria-hidden style={{ position: 'absolute', left: -overscan, top: -overscan, width, height }} />
  );
}

function watchTheme(changed: () => void) {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
