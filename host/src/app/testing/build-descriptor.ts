import type { SlotName } from '@aylal/shell';
import { defineDescriptor, type Descriptor } from '@aylal/shell/descriptor';

const inSix = (word: string) => ({ mn: word, en: `${word} (en)`, zh: word, ru: word, ko: word, ja: word });

/** An entry of the menu for a test. */
export function menuEntry(
  id: string,
  menu: { group: 'main' | 'entertainment' | 'more' | 'user'; order: number } | null,
  miniApp?: number,
): Descriptor['navigation'][number] {
  return {
    id,
    label: inSix(id),
    path: `/${id}`,
    icon: 'plane',
    ...(menu ? { menu } : {}),
    ...(miniApp === undefined ? {} : { miniApp }),
  };
}

/** A descriptor with what a test needs of it. */
export function buildDescriptor(parts: Partial<Parameters<typeof defineDescriptor>[0]> = {}): Descriptor {
  return defineDescriptor({ id: 'mf-flights', contract: '^1.0.0', routes: [], ...parts });
}

/** A part that a remote contributes. */
export function lentSlot(slot: SlotName, id: string, order = 10) {
  return { slot, id, label: inSix(id), icon: 'plane', order, chunk: 'part' };
}
