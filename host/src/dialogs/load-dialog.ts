import type { DialogView } from '@aylal/shell';
import type { RemoteLoader } from '../remotes/loader.ts';

/** The view of a dialog that a remote owns. Throws when the remote cannot be loaded, or does not keep what its descriptor promises. */
export async function loadDialog(
  loader: RemoteLoader,
  owner: string,
  view: string,
): Promise<DialogView<unknown, unknown>> {
  const door = await loader.load(owner);
  const load = door.dialogs[view];
  if (!load) throw new Error(`${owner} promised the dialog ${view} and does not have it`);
  // A door keeps its dialogs without their types; the reference with which this one was opened vouches for props and result.
  return (await load()).view as unknown as DialogView<unknown, unknown>;
}
