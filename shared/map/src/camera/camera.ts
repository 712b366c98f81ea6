import type { Box } from '../ground/clip.ts';
import { mapLimits } from '../map-limits.ts';
import type { GeoPoint, MapBounds, MapStart } from '../map-types.ts';
import { project, unproject, worldPixels, type UnitPoint } from './mercator.ts';

/** What a map looks at: its middle, and how near. */
export interface Camera extends UnitPoint {
  readonly zoom: number;
}

/** CSS pixels. */
export interface MapSize {
  readonly width: number;
  readonly height: number;
}

/** Kept free around markers that a map opens with, so that no pin is cut. */
const EDGE = 56;
/** A single marker, and several at one place, are not looked at from nearer. */
const NEAREST_FIT = 15;

export function cameraAt({ at, zoom }: MapStart): Camera {
  return within({ ...project(at), zoom });
}

/** Moved by as many pixels as the ground moves the other way. */
export function panned(camera: Camera, right: number, down: number): Camera {
  const world = worldPixels(camera.zoom);
  return within({ ...camera, x: camera.x + right / world, y: camera.y + down / world });
}

/** Nearer or farther by whole steps. */
export function zoomed(camera: Camera, steps: number): Camera {
  return within({ ...camera, zoom: camera.zoom + steps });
}

/** The ground under a pixel of the window, counted from its top left corner. */
export function groundAt(camera: Camera, size: MapSize, { x, y }: { x: number; y: number }): GeoPoint {
  const world = worldPixels(camera.zoom);
  return unproject({ x: camera.x + (x - size.width / 2) / world, y: camera.y + (y - size.height / 2) / world });
}

/** The nearest look that shows all points; the whole world when there are none. */
export function fitted(points: readonly GeoPoint[], size: MapSize): Camera {
  if (points.length === 0) return { x: 0.5, y: 0.4, zoom: mapLimits.zoom.least };
  let [west, east, north, south] = [1, 0, 1, 0];
  for (const point of points) {
    const { x, y } = project(point);
    west = Math.min(west, x);
    east = Math.max(east, x);
    north = Math.min(north, y);
    south = Math.max(south, y);
  }
  const across = Math.max(1, size.width - 2 * EDGE) / Math.max(east - west, 1e-9);
  const down = Math.max(1, size.height - 2 * EDGE) / Math.max(south - north, 1e-9);
  const zoom = Math.floor(Math.log2(Math.min(across, down) / worldPixels(0)));
  return within({ x: (west + east) / 2, y: (north + south) / 2, zoom: Math.min(zoom, NEAREST_FIT) });
}

/** A window on the square of web Mercator, with a margin of pixels around it. */
export function windowOf(camera: Camera, size: MapSize, margin = 0): Box {
  const world = worldPixels(camera.zoom);
  const [across, down] = [(size.width / 2 + margin) / world, (size.height / 2 + margin) / world];
  return { left: camera.x - across, right: camera.x + across, top: camera.y - down, bottom: camera.y + down };
}

/** The ground in a window, with a margin of pixels around it. */
export function boundsOf(camera: Camera, size: MapSize, margin = 0): MapBounds {
  const world = worldPixels(camera.zoom);
  const [halfWidth, halfHeight] = [(size.width / 2 + margin) / world, (size.height / 2 + margin) / world];
  const northWest = unproject({ x: Math.max(0, camera.x - halfWidth), y: Math.max(0, camera.y - halfHeight) });
  const southEast = unproject({ x: Math.min(1, camera.x + halfWidth), y: Math.min(1, camera.y + halfHeight) });
  return { south: southEast.lat, west: northWest.lon, north: northWest.lat, east: southEast.lon };
}

export function holds({ south, west, north, east }: MapBounds, { lat, lon }: GeoPoint): boolean {
  return lat >= south && lat <= north && lon >= west && lon <= east;
}

/** CONST-04: whether a view differs from the last one that was reported. */
export function leftDeadZone(previous: Camera, now: Camera): boolean {
  if (previous.zoom !== now.zoom) return true;
  const world = worldPixels(now.zoom);
  return Math.hypot(now.x - previous.x, now.y - previous.y) * world >= mapLimits.deadZone;
}

function within({ x, y, zoom }: Camera): Camera {
  const { least, most } = mapLimits.zoom;
  return {
    x: Math.max(0, Math.min(1, x)),
    y: Math.max(0, Math.min(1, y)),
    zoom: Math.max(least, Math.min(most, zoom)),
  };
}
