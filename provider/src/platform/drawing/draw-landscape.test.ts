import { drawLandscape, withoutSnow } from './draw-landscape.ts';
import { landscapes } from './landscapes.ts';
import { skies } from './skies.ts';

const winterSky = skies.winter.colours[0];
const numbers = Array.from({ length: 12 }, (_, at) => at * 97);

describe('Pictures of lands and towns', () => {
  it.each(landscapes)(
    'of %s are drawn of shapes alone, in less than 16 KB, always the same by their number',
    (land) => {
      for (const number of numbers) {
        const picture = drawLandscape(number, land);
        expect(picture.length).toBeLessThan(16_000);
        expect(picture).toMatch(/^<svg [^>]*viewBox="0 0 480 360">.*<\/svg>$/s);
        expect(picture).not.toMatch(/NaN|undefined|Infinity|<script|<text/);
        expect(drawLandscape(number, land)).toBe(picture);
      }
    },
  );

  it('are at least 120 different ones', () => {
    expect(
      new Set(landscapes.flatMap((land) => numbers.map((number) => drawLandscape(number, land)))).size,
    ).toBeGreaterThan(120);
  });

  it.each(landscapes)('of %s are light by day, and dark by night with the same land', (land) => {
    for (const number of numbers) {
      const [day, night] = [drawLandscape(number, land), drawLandscape(number, land, { night: true })];
      const green = (svg: string) => Number.parseInt(/offset="0" stop-color="#..(..)/.exec(svg)?.[1] ?? '', 16);
      expect(green(night)).toBeLessThan(green(day) / 2);
      expect(night.length).toBeLessThan(16_000);
    }
  });

  it.each(landscapes)('of %s can be had without snow, unless it always lies', (land) => {
    const white = (number: number) => drawLandscape(number, land).includes(winterSky);
    const always = numbers.every(white);
    for (const number of numbers) expect(white(withoutSnow(number, land))).toBe(always);
  });

  it('show ice in winter only, and what stands before a land in its light', () => {
    const snow = numbers.map((number) => drawLandscape(number, 'ice'));
    expect(snow.every((picture) => !picture.includes('#86a46c'))).toBe(true);
    expect(drawLandscape(1, 'steppe', { over: '<rect fill="#ffffff"/>' })).not.toContain('<rect fill="#ffffff"/>');
  });
});
