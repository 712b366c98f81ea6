import tokens from '../theme/tokens.json' with { type: 'json' };

type Branch = { [key: string]: Branch | string };

/** Light and dark, as the tokens name them. */
export type Mode = '_light' | '_dark';

function at(tree: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((branch, key) => (branch as Branch | undefined)?.[key], tree);
}

/** A semantic colour's hex in one mode, references followed. */
export function colorOf(path: string, mode: Mode): string {
  if (path === 'white') return '#FFFFFF';
  const found = at(tokens.theme.semanticTokens.colors, path) as Branch;
  const entry = (found.value ?? (found.DEFAULT as Branch).value) as Record<Mode, string>;
  const text = entry[mode];
  const reference = /^\{colors\.(.+)\}$/.exec(text)?.[1];
  return reference ? (at(tokens.theme.tokens.colors, `${reference}.value`) as string) : text;
}
