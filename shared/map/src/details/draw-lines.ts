import type { Camera, MapSize } from '../camera/camera.ts';
import type { Shape } from '../ground/ground.ts';
import { createPen, meet } from '../ground/pen.ts';
import type { Details, LineClass } from './details.ts';
import { lineStyles, widthAt, type LineColors } from './line-styles.ts';

/** Paints roads, rails and borders of a window: all edges of a class below all of its lines, so that crossings are open. */
export function drawLines(
  canvas: CanvasRenderingContext2D,
  details: readonly Details[],
  camera: Camera,
  size: MapSize,
  colors: LineColors,
): void {
  const { window, trace } = createPen(canvas, camera, size);
  const stroke = (shapes: readonly Shape[], color: string, width: number, dash: readonly number[] = []) => {
    canvas.beginPath();
    for (const { path, box } of shapes) if (meet(box, window)) trace(path);
    canvas.setLineDash([...dash]);
    canvas.strokeStyle = color;
    canvas.lineWidth = width;
    canvas.stroke();
  };
  canvas.lineJoin = 'round';
  canvas.lineCap = 'round';
  const seen = shapesByClass(details).filter(
    ([kind, { length }]) => length > 0 && camera.zoom >= lineStyles[kind].from,
  );
  for (const [kind, shapes] of seen) {
    const { edge } = lineStyles[kind];
    if (edge) stroke(shapes, colors[edge], widthAt(lineStyles[kind], camera.zoom) + 2);
  }
  for (const [kind, shapes] of seen) {
    const { color, dash } = lineStyles[kind];
    stroke(shapes, colors[color], widthAt(lineStyles[kind], camera.zoom), dash);
  }
  canvas.setLineDash([]);
  canvas.lineCap = 'butt';
}

/** All lines of each class, in the order in which they lie on each other. */
function shapesByClass(details: readonly Details[]): (readonly [LineClass, readonly Shape[]])[] {
  return (Object.keys(lineStyles) as LineClass[]).map((kind) => [
    kind,
    details.flatMap(({ lines, streets }) => [
      ...lines.flatMap(([other, shapes]) => (other === kind ? shapes : [])),
      ...streets.flatMap((street) => (street.kind === kind ? [street.shape] : [])),
    ]),
  ]);
}
