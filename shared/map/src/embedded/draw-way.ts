import type { Camera, MapSize } from '../camera/camera.ts';
import { project } from '../camera/mercator.ts';
import { createPen } from '../ground/pen.ts';
import type { GeoPoint } from '../map-types.ts';

/** Paints the way from place to place as a dashed line: which way one goes, not on which road. */
export function drawWay(
  canvas: CanvasRenderingContext2D,
  way: readonly GeoPoint[],
  camera: Camera,
  size: MapSize,
  color: string,
): void {
  if (way.length < 2) return;
  const { trace } = createPen(canvas, camera, size);
  canvas.beginPath();
  trace(way.flatMap((at) => Object.values(project(at))));
  canvas.setLineDash([9, 6]);
  canvas.lineJoin = 'round';
  canvas.strokeStyle = color;
  canvas.lineWidth = 3;
  canvas.stroke();
  canvas.setLineDash([]);
}
