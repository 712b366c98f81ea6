import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const tests = /(^|\/)testing\/|testing-[^/]+\.ts$|-fixture\.ts$|\.test\.ts$/;
const imported = /^(?:import|export)\s[^;]*?from '(\.[^']+)';/gms;

/**
 * Folders below `sources` that import each other in a circle, types included, as `a → b: file of a`. A folder is `layer/part`; what lies directly in a layer is one folder.
 * Tests and what they share stand outside.
 */
export function folderCircles(sources: string): readonly string[] {
  let arrows = arrowsOf(sources);
  // What leads out of a circle or into one is taken off until only circles, and what joins two of them, are left.
  for (;;) {
    const left = arrows.filter(
      ({ from, to }) => arrows.some((one) => one.from === to) && arrows.some((one) => one.to === from),
    );
    if (left.length === arrows.length) break;
    arrows = left;
  }
  return arrows.map(({ from, to, file }) => `${from} → ${to}: ${file}`);
}

interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly file: string;
}

function arrowsOf(sources: string): readonly Arrow[] {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !tests.test(file),
  );
  return files.flatMap((file) => {
    const from = folderOf(file);
    const folders = [...readFileSync(join(sources, file), 'utf8').matchAll(imported)].map(([, path = '']) =>
      folderOf(normalize(join(dirname(file), path))),
    );
    return [...new Set(folders)].filter((to) => to !== from).map((to) => ({ from, to, file }));
  });
}

function folderOf(file: string): string {
  const parts = file.split('/');
  return parts.length > 2 ? parts.slice(0, 2).join('/') : (parts[0] ?? '');
}
