import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Tokens } from '../../shared/create-remote/src/names.ts';

/** Text with every token replaced. Throws when one is left, so that no template reaches a package half filled. */
function fill(text: string, tokens: Tokens): string {
  const filled = Object.entries(tokens).reduce((done, [token, value]) => done.replaceAll(token, value), text);
  const left = /__[A-Za-z]+__/.exec(filled);
  if (left) throw new Error(`the template asks for ${left[0]}`);
  return filled;
}

/** The files of a template, by their path below the folder that they are for. */
export function readTemplate(name: string, tokens: Tokens): readonly (readonly [path: string, text: string])[] {
  const folder = join(import.meta.dirname, 'templates', name);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map((file) => {
    const path = join(file.parentPath, file.name);
    return [
      fill(path.slice(folder.length + 1).replace(/\.txt$/, ''), tokens),
      fill(readFileSync(path, 'utf8'), tokens),
    ] as const;
  });
}
