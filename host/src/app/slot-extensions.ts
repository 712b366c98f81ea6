import type { Descriptor } from '@aylal/shell';

/** What a remote contributes to a place, with the words and the icon that the shell may show without loading it. */
export type SlotExtension = Descriptor['slots'][number] & { readonly remote: string };

/** Everything contributed to a place, in order. */
export function slotExtensions(name: string, descriptors: readonly Descriptor[]): readonly SlotExtension[] {
  const all = descriptors.flatMap((descriptor) => descriptor.slots.map((slot) => ({ ...slot, remote: descriptor.id })));
  return all.filter((slot) => slot.slot === name).toSorted((a, b) => a.order - b.order);
}
