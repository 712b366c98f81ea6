import type { ComponentType } from 'react';
import type { RemoteLoader } from '../remotes/loader.ts';

/** A panel that a remote lends. Throws when the remote cannot be loaded, or does not keep what its descriptor promises. */
export async function loadPanel(
  loader: RemoteLoader,
  owner: string,
  id: string,
): Promise<{ readonly Panel: ComponentType }> {
  const door = await loader.load(owner);
  const load = door.panels[id];
  if (!load) throw new Error(`${owner} promised the panel ${id} and does not have it`);
  return load();
}
