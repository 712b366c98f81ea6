import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useLocale } from '@aylal/shell';
import type { Camera, MapSize } from '../camera/camera.ts';
import type { Details } from '../details/details.ts';
import { drawGroundNames } from '../details/draw-ground-names.ts';
import { drawLines } from '../details/draw-lines.ts';
import { drawStreetNames } from '../details/draw-street-names.ts';
import { drawGround } from '../ground/draw-ground.ts';
import { drawPlaces } from '../ground/draw-places.ts';
import { createLabels } from '../ground/labels.ts';
import type { Ground } from '../ground/ground.ts';
import type { GeoPoint, MapPlace } from '../map-types.ts';
import { drawWay } from './draw-way.ts';
import { overscan } from './use-drag.ts';

export interface GroundCanvasProps {
  ground: Ground;
  details: readonly Details[];
  places: readonly MapPlace[];
  way: readonly GeoPoint[];
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

function Drawn({ ground, details, places, way, camera, size }: GroundCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const locale = useLocale();
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
    const shown = { width, height };
    drawGround(
      context,
      ground,
      camera,
      shown,
      {
        water: color('accent-muted'),
        land: color('bg-muted'),
        border: color('border-control'),
        river: color('accent-emphasized'),
      },
      details,
    );
    drawLines(context, details, camera, shown, {
      main: color('gold-muted'),
      mainEdge: color('gold-emphasized'),
      road: color('bg'),
      roadEdge: color('border-emphasized'),
      rail: color('border-control'),
      border: color('border-control'),
      track: color('border-emphasized'),
    });
    drawWay(context, way, camera, shown, color('accent-solid'));
    const labels = createLabels(shown);
    const family = styles.fontFamily;
    const ink = { font: `600 13px ${family}`, text: color('fg-muted'), halo: color('bg-muted') };
    drawPlaces(context, places, camera, shown, { ink, labels });
    const written = new Set(places.map(({ name }) => name));
    drawGroundNames(context, details, camera, shown, { ink, labels, locale, family, written });
    drawStreetNames(context, details, camera, shown, { ink: { ...ink, font: `500 12px ${family}` }, labels, locale });
  }, [ground, details, places, way, camera, width, height, locale]);

  return (
    <canvas ref={canvas} aria-hidden style={{ position: 'absolute', left: -overscan, top: -overscan, width, height }} />
  );
}

function watchTheme(changed: () => void) {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
