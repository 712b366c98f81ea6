import { useMessages } from '@aylal/shell';
import { Dialog, SkeletonText } from '@aylal/ui';
import { RemotePart, useRemotePart } from '../app/remote-part.tsx';
import type { OpenDialog } from '../state/open-dialog.ts';
import { DialogBody, type PlainView } from './dialog-body.tsx';
import { RemoteViewFailed } from './remote-view-failed.tsx';
import { useHostMessages } from '../messages/use-host-messages.ts';

/** A dialog that a remote owns: waiting while it loads, with a way out when it does not. */
export function RemoteDialog({ dialog }: { dialog: OpenDialog }) {
  const { owner, size } = dialog;
  const t = useHostMessages();
  const ownMessages = useMessages(owner);
  const query = useRemotePart(owner, 'dialogs', dialog.view);
  const waiting = query.isError ? t('dialog.failed.title') : t('dialog.waiting');
  return (
    <Dialog
      open
      size={size}
      title={query.data ? ownMessages(query.data.part.view.title) : waiting}
      onClose={() => dialog.close()}
    >
      <RemotePart
        remote={owner}
        query={query}
        waiting={<SkeletonText lines={5} />}
        failed={(retry) => <RemoteViewFailed owner={owner} retry={retry} />}
      >
        {({ view }) => <DialogBody view={view as unknown as PlainView} dialog={dialog} />}
      </RemotePart>
    </Dialog>
  );
}
