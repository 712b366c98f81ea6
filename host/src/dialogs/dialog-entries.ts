import { alertDialog, confirmDialog, type Descriptor } from '@aylal/shell';
import type { DialogEntry } from '../state/open-dialog.ts';
import { hostDialogs } from './host-dialogs/host-dialogs.ts';

/** The owner under which the host's own views stand. */
export const hostOwner = 'host';

/** Every dialog there is: the host's own and those of the descriptors. */
export function dialogEntries(descriptors: readonly Descriptor[]): ReadonlyMap<string, DialogEntry> {
  const own = [alertDialog.view, confirmDialog.view, ...Object.keys(hostDialogs)].map(
    (view) => [view, { owner: hostOwner, size: 'default' }] as const,
  );
  const contributed = descriptors.flatMap((descriptor) =>
    descriptor.dialogs.map(({ view, size }) => [view, { owner: descriptor.id, size }] as const),
  );
  return new Map<string, DialogEntry>([...own, ...contributed]);
}
