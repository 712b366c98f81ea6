import type { RemoteModule, SlotName, SlotPart } from '@aylal/shell';

/** The part that a remote module contributes to a place, by the id of its descriptor. Throws when there is none. */
export async function loadPart<N extends SlotName>(
  remoteModule: RemoteModule,
  _place: N,
  id: string,
): Promise<SlotPart<N>> {
  const open = remoteModule.slots[id];
  if (!open) throw new Error(`${remoteModule.id} lends no ${id}`);
  return (await open()).part as SlotPart<N>;
}
