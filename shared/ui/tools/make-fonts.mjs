// Cuts Geologica (SIL OFL 1.1) down to the letters Aylal writes: Latin-1 and neighbours, Mongolian, Russian and Kazakh Cyrillic,
// the six currency signs and typographic marks. Light carries CSS weight 400, Medium carries 600.
// Run `node tools/make-fonts.mjs` in shared/ui after changing the character list; the two files are committed.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const source = dirname(require.resolve('@expo-google-fonts/geologica/package.json'));
const target = fileURLToPath(new URL('../src/theme/fonts/', import.meta.url));

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const latin = 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿŠšŽžŁłŞşĞğİı';
const mongolian = 'АБВГДЕЁЖЗИЙКЛМНОӨПРСТУҮФХЦЧШЩЪЫЬЭЮЯ';
const kazakh = 'ӘҒҚҢҰҺІ';
const marks = '\u00a0\u2009\u202f₮₽₩¥$€№«»–—·•×−±…“”‘’°²³§©';
const letters = mongolian + kazakh;
const text = ascii + latin + letters + letters.toLowerCase() + marks;

for (const [cut, weight] of [
  ['300Light', '400'],
  ['500Medium', '600'],
]) {
  const font = readFileSync(join(source, cut, `Geologica_${cut}.ttf`));
  const subset = await subsetFont(font, text, { targetFormat: 'woff2' });
  writeFileSync(join(target, `aylal-${weight}.woff2`), subset);
  process.stdout.write(`aylal-${weight}.woff2: ${subset.length} bytes\n`);
}
copyFileSync(join(source, 'LICENSE_FONT'), join(target, 'OFL.txt'));
