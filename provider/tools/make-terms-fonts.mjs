// Cuts the faces of the insurance terms down to the letters that they write: Geologica for Latin and Cyrillic, Noto Sans SC, JP and KR for the
// rest (all SIL OFL 1.1). Run it after changing those words or what the insurer may send; the files are committed, because the three Noto packages are
// 200 MB. They are unpacked for this alone: `npm pack @fontsource/noto-sans-sc@5.3.0`, `-jp`, `-kr`, each into <folder>/sc, /jp, /kr, then
// `node tools/make-terms-fonts.mjs <folder>` in provider.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { termsLetters } from '../src/products/insurance/terms/terms-letters.ts';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('where are the unpacked Noto packages?');
const require = createRequire(import.meta.url);
const geologica = dirname(require.resolve('@expo-google-fonts/geologica/package.json'));
const target = fileURLToPath(new URL('../src/products/insurance/terms/fonts/', import.meta.url));

const noto = (folderOf, script) => (weight) =>
  join(folder, folderOf, `package/files/noto-sans-${folderOf}-${script}-${weight}-normal.woff2`);
const cuts = { 400: '300Light', 600: '500Medium' };
const sources = {
  latin: (weight) => join(geologica, cuts[weight], `Geologica_${cuts[weight]}.ttf`),
  zh: noto('sc', 'chinese-simplified'),
  ja: noto('jp', 'japanese'),
  ko: noto('kr', 'korean'),
};

for (const [face, fileOf] of Object.entries(sources))
  for (const weight of [400, 600]) {
    const subset = await subsetFont(readFileSync(fileOf(weight)), termsLetters(face), { targetFormat: 'truetype' });
    writeFileSync(join(target, `${face}-${weight}.ttf`), subset);
    process.stdout.write(`${face}-${weight}.ttf: ${subset.length} bytes\n`);
  }
copyFileSync(join(geologica, 'LICENSE_FONT'), join(target, 'OFL-Geologica.txt'));
copyFileSync(join(folder, 'sc/package/LICENSE'), join(target, 'OFL-Noto.txt'));
