import type { Locale } from '@aylal/domain/language';
import type { Camera, MapSize } from '../camera/camera.ts';
import { project } from '../camera/mercator.ts';
import type { PlaceInk } from '../ground/draw-places.ts';
import type { Labels } from '../ground/labels.ts';
import { createPen } from '../ground/pen.ts';
import type { Details, NameKind } from './details.ts';
import { groundName } from './street-name.ts';

interface NameStyle {
  readonly from: number;
  /** Not written any more from this zoom on: one is inside it then. */
  readonly below: number;
  readonly size: number;
  readonly weight: number;
}

/** Those that are found first come first. */
const styles: readonly (readonly [NameKind, NameStyle])[] = [
  ['town', { from: 5, below: 18, size: 13, weight: 600 }],
  ['district', { from: 11, below: 15, size: 13, weight: 600 }],
  ['lake', { from: 7, below: 14, size: 11, weight: 400 }],
  ['village', { from: 8, below: 18, size: 11, weight: 400 }],
  ['aimag', { from: 6, below: 8, size: 12, weight: 400 }],
];

export interface GroundNames {
  readonly ink: PlaceInk;
  readonly labels: Labels;
  readonly locale: Locale;
  /** Of fonts. */
  readonly family: string;
  /** Names that are on the map already: they are not written twice. */
  readonly written: ReadonlySet<string>;
}

/** Writes names of towns, soum centres, lakes, aimags and districts, by zoom and in the reader's letters, where they have room. */
export function drawGroundNames(
  canvas: CanvasRenderingContext2D,
  details: readonly Details[],
  camera: Camera,
  size: MapSize,
  { ink, labels, locale, family, written }: GroundNames,
): void {
  const { toX, toY } = createPen(canvas, camera, size);
  canvas.textAlign = 'center';
  canvas.textBaseline = 'middle';
  canvas.lineWidth = 3;
  canvas.strokeStyle = ink.halo;
  canvas.fillStyle = ink.text;
  for (const [kind, style] of styles) {
    if (camera.zoom < style.from || camera.zoom >= style.below) continue;
    canvas.font = `${style.weight} ${style.size}px ${family}`;
    for (const { names } of details)
      for (const place of names) {
        if (place.kind !== kind) continue;
        const text = groundName(place.name, locale);
        if (written.has(text)) continue;
        const point = project(place);
        const [x, y] = [toX(point.x), toY(point.y)];
        if (!labels.take(x, y, canvas.measureText(text).width + 10, style.size + 5)) continue;
        canvas.strokeText(text, x, y);
        canvas.fillText(text, x, y);
      }
  }
}
