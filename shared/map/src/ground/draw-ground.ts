import type { Camera, MapSize } from '../camera/camera.ts';
import { worldPixels } from '../camera/mercator.ts';
import { clipRing, type Box, type Path } from './clip.ts';
import type { Ground, Shape } from './ground.ts';

export interface GroundColors {
  readonly water: string;
  readonly land: string;
  readonly border: string;
  readonly river: string;
}

/** Points nearer to each other than this are one, in pixels. */
const FINEST = 0.6;

/** Paints lands, lakes, rivers and borders of a window. */
export function drawGround(
  canvas: CanvasRenderingContext2D,
  ground: Ground,
  camera: Camera,
  size: MapSize,
  colors: GroundColors,
): void {
  const world = worldPixels(camera.zoom);
  const [acrossHalf, downHalf] = [(size.width / 2 + 4) / world, (size.height / 2 + 4) / world];
  const window: Box = {
    left: camera.x - acrossHalf,
    right: camera.x + acrossHalf,
    top: camera.y - downHalf,
    bottom: camera.y + downHalf,
  };
  const toX = (x: number) => (x - camera.x) * world + size.width / 2;
  const toY = (y: number) => (y - camera.y) * world + size.height / 2;

  const trace = (path: Path) => {
    let [lastX, lastY] = [Number.NaN, Number.NaN];
    for (let at = 0; at < path.length; at += 2) {
      const [x, y] = [toX(path[at] ?? 0), toY(path[at + 1] ?? 0)];
      if (at === 0) canvas.moveTo(x, y);
      else if (Math.abs(x - lastX) < FINEST && Math.abs(y - lastY) < FINEST) continue;
      else canvas.lineTo(x, y);
      [lastX, lastY] = [x, y];
    }
  };
  const fill = (polygons: readonly (readonly Shape[])[], color: string) => {
    canvas.beginPath();
    for (const rings of polygons)
      for (const { path, box } of rings)
        if (meet(box, window)) trace(inside(box, window) ? path : clipRing(path, window));
    canvas.fillStyle = color;
    canvas.fill('evenodd');
  };
  const stroke = (lines: readonly Shape[], color: string, width: number) => {
    canvas.beginPath();
    for (const { path, box } of lines) if (meet(box, window)) trace(path);
    canvas.strokeStyle = color;
    canvas.lineWidth = width;
    canvas.stroke();
  };

  canvas.lineJoin = 'round';
  canvas.fillStyle = colors.water;
  canvas.fillRect(0, 0, size.width, size.height);
  fill(ground.land, colors.land);
  fill(ground.lakes, colors.water);
  stroke(ground.rivers, colors.river, camera.zoom > 6 ? 2 : 1);
  stroke(ground.borders, colors.border, 1);
}

function meet(box: Box, window: Box): boolean {
  return box.left <= window.right && box.right >= window.left && box.top <= window.bottom && box.bottom >= window.top;
}

function inside(box: Box, window: Box): boolean {
  return box.left >= window.left && box.right <= window.right && box.top >= window.top && box.bottom <= window.bottom;
}
