import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { checkedName, plainLabel, spellings } from './names.ts';

/** The name under which the template was made; every way of writing it gives way to that of the new remote. */
export const templateName = 'sample-shop';

/**
 * Writes the repository of the remote `mf-<name>` out of a template: where one is, if that is an empty folder or a repository without files, else in a folder of its name. Answers its folder.
 * Throws for a bad name, and for a folder of its name that has something in it.
 */
export function createRemote(template: string, where: string, asked: string | undefined): string {
  const name = checkedName('a remote', asked?.replace(/^mf-/, ''));
  const folder = isEmpty(where) ? where : join(where, name);
  if (!isEmpty(folder)) throw new Error(`${folder} is not empty; a remote is made in a folder of its own`);
  const ways = waysToWrite(name);
  const rename = (text: string) => ways.reduce((done, [from, to]) => done.replaceAll(from, to), text);
  for (const file of readdirSync(template, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const from = join(file.parentPath, file.name);
    // npm leaves out of a package what is named `.gitignore`.
    const path = rename(relative(template, from)).replace(/(^|\/)gitignore$/, '$1.gitignore');
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), rename(readFileSync(from, 'utf8')));
  }
  return folder;
}

function isEmpty(folder: string): boolean {
  return !existsSync(folder) || readdirSync(folder).every((name) => name === '.git');
}

function waysToWrite(name: string): readonly (readonly [string, string])[] {
  const [from, to] = [spellings('name', templateName), spellings('name', name)];
  const spelt = Object.keys(from).map((token) => [from[token] ?? '', to[token] ?? ''] as const);
  return [...spelt, [plainLabel(templateName), plainLabel(name)]];
}
