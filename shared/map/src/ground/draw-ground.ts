import type { Camera, MapSize } from '../camera/camera.ts';
import type { Details } from '../details/details.ts';
import { clipRing } from './clip.ts';
import { createPen, inside, meet } from './pen.ts';
import type { Ground, Shape } from './ground.ts';

export interface GroundColors {
  readonly water: string;
  readonly land: string;
  readonly border: string;
  readonly river: string;
}

/** Paints lands, lakes, rivers and borders of a window; lakes of details as well. */
export function drawGround(
  canvas: CanvasRenderingContext2D,
  ground: Ground,
  camera: Camera,
  size: MapSize,
  colors: GroundColors,
  details: readonly Details[] = [],
): void {
  const { window, trace } = createPen(canvas, camera, size);
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
  for (const { lakes } of details) fill(lakes, colors.water);
  stroke(ground.rivers, colors.river, camera.zoom > 6 ? 2 : 1);
  stroke(ground.borders, colors.border, 1);
}
