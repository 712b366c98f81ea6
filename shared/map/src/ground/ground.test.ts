/** @jest-environment node */
import { project, worldPixels } from '../camera/mercator.ts';
import { clipRing, type Path } from './clip.ts';
import { drawGround } from './draw-ground.ts';
import { loadGround } from './load-ground.ts';

const window = { left: 0, top: 0, right: 10, bottom: 10 };
const area = (ring: Path) => {
  let sum = 0;
  for (let at = 0; at < ring.length; at += 2) {
    const next = (at + 2) % ring.length;
    sum += (ring[at] ?? 0) * (ring[next + 1] ?? 0) - (ring[next] ?? 0) * (ring[at + 1] ?? 0);
  }
  return Math.abs(sum) / 2;
};

describe('The ground of a map', () => {
  it('is cut to the window: what covers it fills it, what lies beside it is nothing', () => {
    expect(area(clipRing([-90, -90, 90, -90, 90, 90, -90, 90], window))).toBe(100);
    expect(area(clipRing([5, 5, 15, 5, 15, 15, 5, 15], window))).toBe(25);
    expect(clipRing([20, 20, 30, 20, 30, 30], window)).toHaveLength(0);
  });

  it('has lands, borders, and the waters of Mongolia', async () => {
    const ground = await loadGround();
    expect(ground.land.length).toBeGreaterThan(1000);
    expect(ground.borders.length).toBeGreaterThan(100);
    const khovsgol = project({ lat: 51, lon: 100.45 });
    const holding = ground.lakes.filter(
      ([shore]) =>
        shore &&
        shore.box.left < khovsgol.x &&
        shore.box.right > khovsgol.x &&
        shore.box.top < khovsgol.y &&
        shore.box.bottom > khovsgol.y,
    );
    expect(holding).toHaveLength(1);
    expect(ground.rivers.length).toBeGreaterThan(5);
  });

  it('is drawn with few points wherever one looks, however large a land is', async () => {
    const ground = await loadGround();
    let points = 0;
    let farthest = 0;
    const note = (x: number, y: number) => {
      points += 1;
      farthest = Math.max(farthest, Math.abs(x), Math.abs(y));
    };
    const canvas = { beginPath() {}, fill() {}, fillRect() {}, stroke() {}, moveTo: note, lineTo: note };
    const colors = { water: 'a', land: 'b', border: 'c', river: 'd' };
    const camera = { ...project({ lat: 47.92, lon: 106.92 }), zoom: 14 };
    drawGround(canvas as unknown as CanvasRenderingContext2D, ground, camera, { width: 800, height: 600 }, colors);
    expect(points).toBeGreaterThan(3);
    expect(points).toBeLessThan(20_000);
    expect(farthest).toBeLessThan(worldPixels(14));
  });
});
