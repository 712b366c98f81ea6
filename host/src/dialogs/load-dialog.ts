import type { DialogView } from '@aylal/shell';
import type { RemoteLoader } from '../remotes/loader.ts';
import { openPart, type OpenedPart } from '../remotes/open-part.ts';

/** The view of a dialog that a remote owns. Throws when it cannot be had. */
export async function loadDialog(
  loader: RemoteLoader,
  owner: string,
  name: string,
): Promise<OpenedPart<DialogView<unknown, unknown>>> {
  const { part, release } = await openPart(loader, owner, (door) => door.dialogs[name]);
  // A door keeps its dialogs without their types; the reference with which this one was opened vouches for props and result.
  return { part: part.view as unknown as DialogView<unknown, unknown>, release };
}
