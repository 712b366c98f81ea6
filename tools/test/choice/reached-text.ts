import { posix } from 'node:path';

const IMPORT = /import (?:type )?\{([^}]*)\} from '(\.[^']+)'/g;
const COMMENT = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm;

/**
 * The text of a file with those declarations of the files it imports that it names, and what these name in turn: a spec takes one step out of a file of many, and the others
 * say nothing about it.
 */
export function reachedText(file: string, texts: ReadonlyMap<string, string>): string {
  const codeOf = (one: string) => (texts.get(one) ?? '').replace(COMMENT, '');
  const whole = codeOf(file);
  const found = new Map([[`${file} `, whole]]);
  const follow = (from: string, text: string) => {
    const here = codeOf(from);
    const named = (name: string) => new RegExp(String.raw`\b${name}\b`).test(text);
    for (const [name, declaration] of declarationsOf(here)) if (named(name)) add(from, name, declaration);
    for (const [, names = '', specifier = ''] of here.matchAll(IMPORT)) {
      const target = posix.join(posix.dirname(from), specifier);
      const declarations = declarationsOf(codeOf(target));
      for (const name of names.split(',').map(
        (one) =>
          one
            .replace(/^\s*type /, '')
            .split(' as ')[0]
            ?.trim() ?? '',
      ))
        if (name && named(name)) add(target, name, declarations.get(name) ?? '');
    }
  };
  const add = (from: string, name: string, text: string) => {
    const key = `${from} ${name}`;
    if (found.has(key)) return;
    found.set(key, text);
    follow(from, text);
  };
  follow(file, whole);
  return [...found.values()].join('\n');
}

/** Top-level declarations by their name. */
function declarationsOf(text: string): ReadonlyMap<string, string> {
  const parts = text.split(/^(?=(?:export )?(?:async )?(?:const|function|class)\b)/m);
  return new Map(
    parts.flatMap((part) => {
      const name = /^(?:export )?(?:async )?(?:const|function|class)\s+(\w+)/.exec(part)?.[1];
      return name ? [[name, part] as const] : [];
    }),
  );
}
