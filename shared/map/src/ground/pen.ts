import { windowOf, type Camera, type MapSize } from '../camera/camera.ts';
import { worldPixels } from '../camera/mercator.ts';
import type { Box, Path } from './clip.ts';

/** Points nearer to each other than this are one, in pixels. */
const FINEST = 0.6;
/** What lies so near beside a window still reaches into it by its width. */
const EDGE = 4;

/** How the ground comes onto a canvas: the window that it shows, where a point of the square is on it, and a path of points for the canvas to stroke or fill. */
export function createPen(canvas: Pick<CanvasRenderingContext2D, 'moveTo' | 'lineTo'>, camera: Camera, size: MapSize) {
  const world = worldPixels(camera.zoom);
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
  return { window: windowOf(camera, size, EDGE), toX, toY, trace };
}

export function meet(box: Box, window: Box): boolean {
  return box.left <= window.right && box.right >= window.left && box.top <= window.bottom && box.bottom >= window.top;
}

export function inside(box: Box, window: Box): boolean {
  return box.left >= window.left && box.right <= window.right && box.top >= window.top && box.bottom <= window.bottom;
}
