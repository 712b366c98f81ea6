import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The product's fonts: the sheet that pages carry inline, and the files it names. */
export interface Fonts {
  readonly sheet: string;
  readonly files: readonly string[];
  readonly folder: string;
}

export function readFonts(): Fonts {
  const file = createRequire(import.meta.url).resolve('@aylal/ui/fonts.css');
  const text = readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const files = [...text.matchAll(/\/fonts\/([\w.-]+\.woff2)/g)].map((found) => found[1] ?? '');
  return { sheet: text, files: [...new Set(files)], folder: join(dirname(file), 'fonts') };
}
