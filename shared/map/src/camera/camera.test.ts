import { mapLimits } from '../map-limits.ts';
import { boundsOf, cameraAt, fitted, holds, leftDeadZone, panned, zoomed } from './camera.ts';
import { project, unproject, worldPixels } from './mercator.ts';

const ulaanbaatar = { lat: 47.9185, lon: 106.9177 };
const size = { width: 640, height: 480 };

describe('The camera of a map', () => {
  it('finds a place again that it has projected', () => {
    const found = unproject(project(ulaanbaatar));
    expect(found.lat).toBeCloseTo(ulaanbaatar.lat, 9);
    expect(found.lon).toBeCloseTo(ulaanbaatar.lon, 9);
    expect(project({ lat: 0, lon: 0 })).toEqual({ x: 0.5, y: 0.5 });
  });

  it('moves by pixels, and zooms within the limits', () => {
    const camera = cameraAt({ at: ulaanbaatar, zoom: 12 });
    const moved = panned(camera, 100, -40);
    expect((moved.x - camera.x) * worldPixels(12)).toBeCloseTo(100);
    expect((moved.y - camera.y) * worldPixels(12)).toBeCloseTo(-40);
    expect(zoomed(camera, 99).zoom).toBe(mapLimits.zoom.most);
    expect(zoomed(camera, -99).zoom).toBe(mapLimits.zoom.least);
  });

  it('opens so that every marker is in the window', () => {
    const points = [ulaanbaatar, { lat: 47.95, lon: 107.1 }, { lat: 47.85, lon: 106.7 }];
    const bounds = boundsOf(fitted(points, size), size);
    expect(points.every((point) => holds(bounds, point))).toBe(true);
    expect(fitted(points, size).zoom).toBeGreaterThan(9);
    expect(fitted([], size).zoom).toBe(mapLimits.zoom.least);
  });

  it('[CONST-04] takes a move of less than 50 pixels for none', () => {
    const initial = cameraAt({ at: ulaanbaatar, zoom: 12 });
    expect(mapLimits.deadZone).toBe(50);
    expect(leftDeadZone(initial, panned(initial, 49, 0))).toBe(false);
    expect(leftDeadZone(initial, panned(initial, 30, 41))).toBe(true);
    expect(leftDeadZone(initial, zoomed(initial, 1))).toBe(true);
  });
});
