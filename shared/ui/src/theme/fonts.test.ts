/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { charactersOf } from '../testing/characters-of.ts';

const fonts = join(__dirname, 'fonts');
const subsetFontRequire = createRequire(require.resolve('subset-font'));

async function charactersOfWoff2(file: string): Promise<Set<number>> {
  const { convert } = subsetFontRequire('fontverter');
  return charactersOf(await convert(readFileSync(join(fonts, file)), 'truetype'));
}

const MONGOLIAN = 'АБВГДЕЁЖЗИЙКЛМНОӨПРСТУҮФХЦЧШЩЪЫЬЭЮЯ';

describe.each(['aylal-400.woff2', 'aylal-600.woff2'])('%s', (file) => {
  it('draws all 35 Mongolian letters in both cases', async () => {
    const drawn = await charactersOfWoff2(file);
    expect(MONGOLIAN).toHaveLength(35);
    const missing = [...MONGOLIAN, ...MONGOLIAN.toLowerCase()].filter(
      (letter) => !drawn.has(letter.codePointAt(0) ?? 0),
    );
    expect(missing).toEqual([]);
  });

  it('draws the currency signs and the marks that texts use', async () => {
    const drawn = await charactersOfWoff2(file);
    expect([...'₮₽₩¥$€«»–—·×−… 0123456789'].filter((sign) => !drawn.has(sign.codePointAt(0) ?? 0))).toEqual([]);
  });

  it('stays below 20 kB', () => {
    expect(readFileSync(join(fonts, file)).byteLength).toBeLessThan(20_000);
  });
});

describe('the font sheet', () => {
  const css = readFileSync(join(__dirname, 'fonts.css'), 'utf8');

  it('never moves text: optional faces and measured fallbacks', () => {
    expect(css.match(/font-display: optional/g)).toHaveLength(2);
    expect(css.match(/size-adjust: /g)).toHaveLength(4);
  });

  it('names the files where the host serves them', () => {
    expect([...css.matchAll(/url\('([^']+)'\)/g)].map((match) => match[1])).toEqual([
      '/fonts/aylal-400.woff2',
      '/fonts/aylal-600.woff2',
    ]);
  });
});
