import { join } from 'node:path';
import { locales } from '../../shared/domain/src/language/locale.ts';
import type { Draft } from './draft.ts';
import type { InSix } from './sample-messages.ts';

/** Adds a group of words to a remote's messages in every language. Throws when the group is there. */
export function addWords(draft: Draft, remote: string, group: string, texts: Readonly<Record<string, InSix>>): void {
  for (const locale of locales) {
    const file = join(remote, 'src/i18n', `${locale}.json`);
    const messages = JSON.parse(draft.read(file) ?? '{}') as Record<string, unknown>;
    if (group in messages) throw new Error(`${file} has "${group}" already`);
    const own = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text[locale]]));
    draft.put(file, `${JSON.stringify({ ...messages, [group]: own }, null, 2)}\n`);
  }
}

/** Adds one word to a group of messages that there is, by its path, in every language. Throws when it is there, or its group is not. */
export function addWord(draft: Draft, remote: string, path: readonly string[], text: InSix): void {
  const key = path.at(-1) ?? '';
  for (const locale of locales) {
    const file = join(remote, 'src/i18n', `${locale}.json`);
    const messages = JSON.parse(draft.read(file) ?? '{}') as Group;
    const group = path.slice(0, -1).reduce<Group | undefined>((found, name) => found?.[name] as Group, messages);
    if (!group || key in group) throw new Error(`${file} has no place for "${path.join('.')}"`);
    group[key] = text[locale];
    draft.put(file, `${JSON.stringify(messages, null, 2)}\n`);
  }
}

interface Group {
  [name: string]: string | Group;
}
