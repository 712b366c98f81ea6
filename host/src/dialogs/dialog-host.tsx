import { useLayoutEffect } from 'react';
import { alertDialog, confirmDialog, useStore } from '@aylal/shell';
import { useShell } from '../app/shell-context.tsx';
import type { OpenDialog } from '../state/open-dialog.ts';
import { AlertView } from './alert-view.tsx';
import { ConfirmView } from './confirm-view.tsx';
import { hostOwner } from './dialog-entries.ts';
import { HostDialog } from './host-dialog.tsx';
import { RemoteDialog } from './remote-dialog.tsx';
import { useCloseByNavigation } from './use-close-by-navigation.ts';

/**
 * The one host of dialogs: shows the stack, lets Back close the top one instead of leaving the page, and clears away what belongs to a page
 * that was left. It is before the page in the tree, so that a page may open a dialog as soon as it is there.
 */
export function DialogHost() {
  const { dialogStack } = useShell();
  const open = useStore(dialogStack);

  // With the page itself: a link of a rendered page may be pressed before anything later has run.
  useLayoutEffect(() => dialogStack.attachHost(), [dialogStack]);
  useCloseByNavigation();

  return open.map((dialog) => <DialogOf key={dialog.id} dialog={dialog} />);
}

function DialogOf({ dialog }: { dialog: OpenDialog }) {
  if (dialog.view === alertDialog.view) return <AlertView dialog={dialog} />;
  if (dialog.view === confirmDialog.view) return <ConfirmView dialog={dialog} />;
  return dialog.owner === hostOwner ? <HostDialog dialog={dialog} /> : <RemoteDialog dialog={dialog} />;
}
