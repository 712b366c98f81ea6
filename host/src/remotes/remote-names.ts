import { inLanguages, type Locale } from '@aylal/domain/language';
import type { Messages } from '@aylal/i18n';
import type { Descriptor } from '@aylal/shell';
import * as v from 'valibot';

/** The namespace of what remotes call their menu entries, slot contributions and panels. A page carries it in its own language only. */
export const namesNamespace = 'names';
/** `<namesPath><locale>` answers the names in another language. */
export const namesPath = '/boot/names/';

type Named = Pick<Descriptor, 'navigation' | 'slots' | 'panels'>;
export type NamedKind = keyof Named;

export function nameKey(kind: NamedKind, id: string): string {
  return `${kind}/${id}`;
}

/** Every name in one language, by `nameKey`. */
export function namesOf(descriptors: readonly Named[], locale: Locale): Messages {
  const kinds = ['navigation', 'slots', 'panels'] as const;
  const names = descriptors.flatMap((descriptor) =>
    kinds.flatMap((kind) => descriptor[kind].map(({ id, label }) => [nameKey(kind, id), label[locale]])),
  );
  return Object.fromEntries(names) as Messages;
}

/** Where the names of each language come from; those of the page's own language are there already. Rejects when they do not arrive. */
export function nameSource(
  fetch: typeof globalThis.fetch,
): Readonly<Record<Locale, () => Promise<{ default: Messages }>>> {
  const read = async (locale: Locale) => {
    const answer = await fetch(namesPath + locale, { credentials: 'same-origin', signal: AbortSignal.timeout(4000) });
    if (!answer.ok) throw new Error(`the names answered ${answer.status}`);
    return { default: v.parse(v.record(v.string(), v.string()), await answer.json()) };
  };
  return inLanguages((locale) => () => read(locale));
}
