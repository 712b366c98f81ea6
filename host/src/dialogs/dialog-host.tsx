import { useEffect } from 'react';
import { useBlocker, useLocation } from 'react-router';
import { alertDialog, confirmDialog, useStore } from '@aylal/shell';
import { useShell } from '../app/shell-context.tsx';
import type { OpenDialog } from '../services/dialog-service.ts';
import { withoutLanguage } from '../services/navigation.ts';
import { AlertView } from './alert-view.tsx';
import { ConfirmView } from './confirm-view.tsx';
import { RemoteDialog } from './remote-dialog.tsx';

/**
 * The one host of dialogs: shows the stack, lets Back close the top one instead of leaving the page, and clears away what belongs to a page
 * that was left. It stands before the page in the tree, so that a page may open a dialog as soon as it is there.
 */
export function DialogHost() {
  const { dialogStack } = useShell();
  const open = useStore(dialogStack);
  const path = withoutLanguage(useLocation().pathname);

  useEffect(() => dialogStack.attachHost(), [dialogStack]);
  useEffect(() => dialogStack.leavePagesBut(path), [dialogStack, path]);

  const blocker = useBlocker(({ historyAction }) => String(historyAction) === 'POP' && dialogStack.get().length > 0);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    dialogStack.closeTop();
  }, [blocker, dialogStack]);

  return open.map((dialog) => <DialogOf key={dialog.id} dialog={dialog} />);
}

function DialogOf({ dialog }: { dialog: OpenDialog }) {
  if (dialog.view === alertDialog.view) return <AlertView dialog={dialog} />;
  if (dialog.view === confirmDialog.view) return <ConfirmView dialog={dialog} />;
  return <RemoteDialog dialog={dialog} />;
}
