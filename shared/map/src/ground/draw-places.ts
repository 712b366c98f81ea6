import type { Camera, MapSize } from '../camera/camera.ts';
import { project, worldPixels } from '../camera/mercator.ts';
import type { MapPlace } from '../map-types.ts';
import type { Labels } from './labels.ts';

export interface PlaceInk {
  readonly font: string;
  readonly text: string;
  readonly halo: string;
}

/** The height of a name, with room above and below. */
const LINE = 18;

/** Writes the names that a window holds, the ones seen from farthest first; one that would cover another is left out. */
export function drawPlaces(
  canvas: CanvasRenderingContext2D,
  places: readonly MapPlace[],
  camera: Camera,
  size: MapSize,
  { ink, labels }: { ink: PlaceInk; labels: Labels },
): void {
  const world = worldPixels(camera.zoom);
  canvas.font = ink.font;
  canvas.textAlign = 'center';
  canvas.textBaseline = 'middle';
  canvas.lineJoin = 'round';
  canvas.lineWidth = 3;
  canvas.strokeStyle = ink.halo;
  canvas.fillStyle = ink.text;
  for (const { name, at } of places.filter(({ zoom }) => zoom <= camera.zoom).toSorted((a, b) => a.zoom - b.zoom)) {
    const point = project(at);
    const x = (point.x - camera.x) * world + size.width / 2;
    const y = (point.y - camera.y) * world + size.height / 2;
    if (!labels.take(x, y, canvas.measureText(name).width + 12, LINE)) continue;
    canvas.strokeText(name, x, y);
    canvas.fillText(name, x, y);
  }
}
