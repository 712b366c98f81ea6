import type { Camera, MapSize } from '../camera/camera.ts';
import { project, worldPixels } from '../camera/mercator.ts';
import type { MapPlace } from '../map-types.ts';

export interface PlaceInk {
  readonly font: string;
  readonly text: string;
  readonly halo: string;
}

const LINE = 18;

/** Writes the names that a window holds, the ones seen from farthest first; one that would cover another is left out. */
export function drawPlaces(
  canvas: CanvasRenderingContext2D,
  places: readonly MapPlace[],
  camera: Camera,
  size: MapSize,
  ink: PlaceInk,
): void {
  const world = worldPixels(camera.zoom);
  const taken: { left: number; right: number; y: number }[] = [];
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
    const half = canvas.measureText(name).width / 2 + 6;
    if (x + half < 0 || x - half > size.width || y < 0 || y > size.height) continue;
    const [left, right] = [x - half, x + half];
    if (taken.some((other) => left < other.right && right > other.left && Math.abs(y - other.y) < LINE)) continue;
    taken.push({ left, right, y });
    canvas.strokeText(name, x, y);
    canvas.fillText(name, x, y);
  }
}
