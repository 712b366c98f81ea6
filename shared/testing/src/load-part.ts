import type { RemoteDoor, SlotName, SlotPart } from '@aylal/shell';

/** The part that a door lends to a place, by the id of its descriptor. Throws when there is none. */
export async function loadPart<N extends SlotName>(door: RemoteDoor, _place: N, id: string): Promise<SlotPart<N>> {
  const open = door.slots[id];
  if (!open) throw new Error(`${door.id} lends no ${id}`);
  return (await open()).part as SlotPart<N>;
}
