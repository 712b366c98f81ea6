import type { Locale } from '@aylal/domain/language';
import type { Camera, MapSize } from '../camera/camera.ts';
import type { PlaceInk } from '../ground/draw-places.ts';
import type { Labels } from '../ground/labels.ts';
import { createPen, meet } from '../ground/pen.ts';
import type { Details, LineClass } from './details.ts';
import { labelAlong } from './street-label.ts';
import { groundName } from './street-name.ts';

/** From which zoom on names are written along streets of a class; large streets first. */
const from: readonly (readonly [LineClass, number])[] = [
  ['avenue', 12],
  ['ring', 13],
  ['road', 13],
  ['square', 15],
  ['street', 14],
  ['other', 15],
];
const SIZE = 12;
/** Between the end of a name and the end of the straight part that it lies on. */
const MARGIN = 12;

/** Writes names along streets where they have room, each once in a window. */
export function drawStreetNames(
  canvas: CanvasRenderingContext2D,
  details: readonly Details[],
  camera: Camera,
  size: MapSize,
  { ink, labels, locale }: { ink: PlaceInk; labels: Labels; locale: Locale },
): void {
  const { window, toX, toY } = createPen(canvas, camera, size);
  const streets = details.flatMap((part) => part.streets).filter(({ name, shape }) => name && meet(shape.box, window));
  const written = new Set<string>();
  canvas.font = ink.font;
  canvas.lineWidth = 3;
  canvas.strokeStyle = ink.halo;
  canvas.fillStyle = ink.text;
  for (const [kind, zoom] of from) {
    if (camera.zoom < zoom) continue;
    for (const street of streets) {
      if (street.kind !== kind || written.has(street.name)) continue;
      const text = groundName(street.name, locale);
      const { path } = street.shape;
      const line = Array.from(path, (value, index) => (index % 2 === 0 ? toX(value) : toY(value)));
      const width = canvas.measureText(text).width;
      const place = labelAlong(line, width + 2 * MARGIN, size);
      if (!place) continue;
      const [sin, cos] = [Math.abs(Math.sin(place.angle)), Math.abs(Math.cos(place.angle))];
      if (!labels.take(place.x, place.y, width * cos + SIZE * sin + 8, width * sin + SIZE * cos + 8)) continue;
      written.add(street.name);
      canvas.save();
      canvas.translate(place.x, place.y);
      canvas.rotate(place.angle);
      canvas.strokeText(text, 0, 0);
      canvas.fillText(text, 0, 0);
      canvas.restore();
    }
  }
}
