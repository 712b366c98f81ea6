import { reachedText } from './reached-text.ts';

/** What is known of a remote from its descriptor and folder. */
export interface RemoteFacts {
  /** Its folder, such as `mf-hotels`. */
  readonly folder: string;
  /** Patterns of its routes and names of its dialogs. */
  readonly patterns: readonly string[];
  readonly dialogs: readonly string[];
}

/** Which remotes a browser test shows: whose addresses it visits, whose messages it reads, or whose dialogs it names. */
export function remotesOfSpec(
  spec: string,
  texts: ReadonlyMap<string, string>,
  remotes: readonly RemoteFacts[],
  messageFolders: ReadonlyMap<string, string>,
): ReadonlySet<string> {
  const text = reachedText(spec, texts);
  const addresses = addressesIn(text);
  const messageSets = [...text.matchAll(/\bsay(?:\.like)?\(\s*'(\w+)'/g)].map((match) => match[1] ?? '');
  const owners = [
    ...addresses.map((address) => ownerOf(address, remotes)),
    ...messageSets.map((set) => messageFolders.get(set)?.split('/')[0]),
    ...remotes.filter(({ dialogs }) => dialogs.some((dialog) => text.includes(dialog))).map(({ folder }) => folder),
  ];
  return new Set(
    owners.filter((owner) => owner !== undefined && remotes.some(({ folder }) => folder === owner)) as string[],
  );
}

/** Paths after the language, and quoted words that may become one: `/mn/hotels/list`, 'hotels'. */
function addressesIn(text: string): string[] {
  const paths = [...text.matchAll(/(?<![\w.])\/(?:[a-z]{2}|\$\{[^}]+\})(\/[\w/.-]+)/g)].map((match) => match[1] ?? '');
  const found = [...text.matchAll(/'\/?([a-z][a-z/-]+)'/g)].map((match) => `/${match[1]}`);
  return [...paths, ...found];
}

/** The remote with the longest pattern that the address begins with. */
function ownerOf(address: string, remotes: readonly RemoteFacts[]): string | undefined {
  const prefixes = remotes.flatMap(({ folder, patterns }) =>
    patterns.map((pattern) => ({ folder, prefix: pattern.split('/:')[0] ?? '' })),
  );
  const fitting = prefixes.filter(({ prefix }) => address === prefix || address.startsWith(`${prefix}/`));
  return fitting.toSorted((a, b) => b.prefix.length - a.prefix.length)[0]?.folder;
}
