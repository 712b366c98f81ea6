import { parseArgs } from 'node:util';
import { scopes, type Scope } from './scopes.ts';

/** What `npm run test:mutants` was asked for. */
export interface MutantOptions {
  readonly scopes: readonly Scope[];
  /** How many mutants are drawn in each scope; null takes all. */
  readonly sample: number | null;
  readonly seed: number;
  /** The one file to mutate. */
  readonly file: string | null;
}

/** Parses `[scope …] [--sample 200] [--seed 7] [--file path]`. Throws on what it does not know. */
export function readOptions(args: readonly string[]): MutantOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { sample: { type: 'string' }, seed: { type: 'string', default: '1' }, file: { type: 'string' } },
  });
  const file = values.file ?? null;
  return {
    scopes: chosen(positionals, file),
    sample: values.sample === undefined ? null : wholeNumber('sample', values.sample),
    seed: wholeNumber('seed', values.seed),
    file,
  };
}

function chosen(names: readonly string[], file: string | null): readonly Scope[] {
  const known = scopes.map(({ name }) => name);
  for (const name of names)
    if (!known.includes(name)) throw new Error(`there is no scope "${name}"; there are: ${known.join(', ')}`);
  const found = scopes.filter(({ name, folder }) => {
    return (names.length === 0 || names.includes(name)) && (file === null || file.startsWith(`${folder}/`));
  });
  if (found.length === 0) throw new Error(`${file} belongs to no chosen scope`);
  return found;
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d+$/.test(text)) throw new Error(`--${name} is a whole number, not "${text}"`);
  return Number(text);
}
