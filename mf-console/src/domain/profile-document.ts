import type { ShopProfile } from '@aylal/contracts/console';

/** A profile as it is typed; null for what is no JSON, or no profile with a name. */
export function readProfile(text: string): { readonly name: string; readonly profile: object } | null {
  const value = parse(text);
  if (typeof value !== 'object' || value === null || !('name' in value) || typeof value.name !== 'string') return null;
  return { name: value.name, profile: value };
}

/** A profile as it is typed again. */
export function writeProfile(profile: ShopProfile): string {
  return JSON.stringify(profile, null, 2);
}

/** What a new profile begins with. */
export const newProfile = JSON.stringify(
  {
    name: 'hotels-only',
    channel: null,
    mode: 'web',
    shows: { remotes: ['mf-hotels', 'mf-checkout', 'mf-account'] },
    shell: 'web',
    layout: 'web',
  },
  null,
  2,
);

/** What a profile lists of each kind; nothing of a kind of which it shows everything. */
export function shownLists({ shows }: ShopProfile): readonly (readonly [string, readonly string[]])[] {
  if (typeof shows !== 'object' || shows === null) return [];
  return Object.entries(shows).flatMap(([kind, names]) =>
    Array.isArray(names) ? [[kind, names.map(String)] as const] : [],
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
