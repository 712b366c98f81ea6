import { cameraAt } from '../camera/camera.ts';
import { drawWay } from './draw-way.ts';

const size = { width: 400, height: 300 };
const camera = cameraAt({ at: { lat: 46, lon: 104 }, zoom: 6 });

function drawn(way: Parameters<typeof drawWay>[1]) {
  const points: [number, number][] = [];
  const strokes: string[] = [];
  const pen = {
    beginPath: () => undefined,
    setLineDash: () => undefined,
    moveTo: (x: number, y: number) => points.push([x, y]),
    lineTo: (x: number, y: number) => points.push([x, y]),
    strokeStyle: '',
    stroke: () => strokes.push(pen.strokeStyle),
  };
  drawWay(pen as unknown as CanvasRenderingContext2D, way, camera, size, 'blue');
  return { points, strokes };
}

it('goes from place to place in their order, west to the left and south below', () => {
  const { points, strokes } = drawn([
    { lat: 46, lon: 104 },
    { lat: 44, lon: 102 },
  ]);
  expect(points[0]).toEqual([200, 150]);
  const [x, y] = points[1] ?? [0, 0];
  expect([x < 200, y > 150]).toEqual([true, true]);
  expect(strokes).toEqual(['blue']);
});

it('is nothing for a place alone', () => {
  expect(drawn([{ lat: 46, lon: 104 }]).strokes).toEqual([]);
});
