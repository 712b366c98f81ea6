/** @jest-environment node */
import { cameraAt, windowOf } from '../camera/camera.ts';
import { createLabels } from '../ground/labels.ts';
import { seesGround } from './details.ts';
import { drawLines } from './draw-lines.ts';
import { drawStreetNames } from './draw-street-names.ts';
import { lineStyles, widthAt } from './line-styles.ts';
import { detailedParts, loadDetails } from './load-details.ts';
import { labelAlong } from './street-label.ts';
import { groundName } from './street-name.ts';

const size = { width: 800, height: 600 };
const centre = { lat: 47.9185, lon: 106.9177 };
const at = (zoom: number) => cameraAt({ at: centre, zoom });
const ink = { font: '', text: 'text', halo: 'halo' };
const colors = {
  main: 'main',
  mainEdge: 'edge',
  road: 'road',
  roadEdge: 'edge',
  rail: 'rail',
  border: 'border',
  track: 'track',
};

/** A canvas that keeps what is written on it and how lines are drawn. */
function canvas() {
  const written: string[] = [];
  const strokes: string[] = [];
  const context = {
    strokeStyle: '',
    lineWidth: 0,
    beginPath() {},
    moveTo() {},
    lineTo() {},
    setLineDash() {},
    save() {},
    restore() {},
    translate() {},
    rotate() {},
    strokeText() {},
    stroke: () => strokes.push(context.strokeStyle),
    fillText: (text: string) => written.push(text),
    measureText: (text: string) => ({ width: text.length * 7 }),
  };
  return { context: context as unknown as CanvasRenderingContext2D, written, strokes };
}
const streetNames = async (zoom: number, locale: 'mn' | 'en') => {
  const { context, written } = canvas();
  const details = [await loadDetails('ulaanbaatar')];
  drawStreetNames(context, details, at(zoom), size, { ink, labels: createLabels(size), locale });
  return written;
};

describe('The details of a map', () => {
  it('are the streets of Ulaanbaatar, and the roads, rails, lakes and towns of Mongolia', async () => {
    const [city, land] = [await loadDetails('ulaanbaatar'), await loadDetails('mongolia')];
    expect(city.streets.length).toBeGreaterThan(180);
    const avenue = city.streets.find(({ name }) => name === 'Энх тайваны өргөн чөлөө');
    expect(seesGround(avenue?.shape.box ?? { left: 0, right: 0, top: 0, bottom: 0 }, [47.8, 106.7, 48, 107.1])).toBe(
      true,
    );
    const { lines, names } = land;
    expect(Object.fromEntries(lines.map(([kind, shapes]) => [kind, shapes.length > 5]))).toEqual({
      trunk: true,
      state: true,
      local: true,
      track: true,
      railway: true,
      aimag: true,
    });
    const town = names.find(({ name, kind }) => name === 'Даланзадгад' && kind === 'town');
    expect(town?.lat).toBeCloseTo(43.57, 1);
    expect(town?.lon).toBeCloseTo(104.43, 1);
    expect(names.filter(({ kind }) => kind === 'aimag')).toHaveLength(22);
  });

  it('are asked for where a map sees them only', () => {
    const { box } = detailedParts.ulaanbaatar;
    expect(seesGround(windowOf(at(12), size), box)).toBe(true);
    expect(seesGround(windowOf(cameraAt({ at: { lat: 35.68, lon: 139.69 }, zoom: 12 }), size), box)).toBe(false);
  });

  it('are drawn by class: edges below lines, small streets from nearer on only', async () => {
    const details = [await loadDetails('ulaanbaatar')];
    const far = canvas();
    drawLines(far.context, details, at(9), size, colors);
    expect(far.strokes).toEqual(['edge', 'main']);
    const near = canvas();
    drawLines(near.context, details, at(15), size, colors);
    expect(near.strokes.indexOf('road')).toBeGreaterThan(near.strokes.lastIndexOf('edge'));
    expect(widthAt(lineStyles.avenue, 15)).toBe(10);
    expect(widthAt(lineStyles.avenue, 13.5)).toBeCloseTo(7);
    expect(widthAt(lineStyles.avenue, 3)).toBe(0.8);
  });

  it('name streets along them, large ones from farther, each once, in the letters of the reader', async () => {
    expect(await streetNames(11, 'mn')).toEqual([]);
    const [far, near] = [await streetNames(13, 'mn'), await streetNames(15, 'mn')];
    expect(far).toContain('Энх тайваны өргөн чөлөө');
    expect(far.some((name) => name.endsWith('гудамж'))).toBe(false);
    expect(near.some((name) => name.endsWith('гудамж'))).toBe(true);
    expect(new Set(near).size).toBe(near.length);
    expect(await streetNames(13, 'en')).toContain('Enkh taivany Avenue');
    expect(groundName('Хөвсгөл далай', 'ru')).toBe('Хөвсгөл далай');
    expect(groundName('Хөвсгөл далай', 'ja')).toBe('Khuvsgul dalai');
  });
});

describe('A name along a line', () => {
  it('lies in the middle of its longest straight part, never upside down', () => {
    const bent = [0, 100, 20, 20, 220, 20, 220, 60];
    expect(labelAlong(bent, 150, size)).toMatchObject({ x: 120, y: 20, angle: 0 });
    expect(labelAlong([400, 300, 100, 300], 100, size)?.angle).toBeCloseTo(0);
  });

  it('is left out where no straight part is long enough, or none is in sight', () => {
    expect(labelAlong([0, 0, 30, 30, 60, 0, 90, 30], 100, size)).toBeUndefined();
    expect(labelAlong([-900, 50, -20, 50], 100, size)).toBeUndefined();
    expect(labelAlong([-900, 50, 300, 50], 100, size)).toMatchObject({ x: 150, y: 50 });
  });
});
