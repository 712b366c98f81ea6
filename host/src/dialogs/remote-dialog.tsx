import { useEffect, useRef } from 'react';
import { useMessages, useQuery, type DialogView } from '@aylal/shell';
import { Dialog, SkeletonText } from '@aylal/ui';
import { FailureBoundary } from '../app/failure-boundary.tsx';
import { useRemotes } from '../app/remotes-context.tsx';
import type { OpenDialog } from '../services/dialog-service.ts';
import { LentViewFailed } from './lent-view-failed.tsx';
import { loadDialog } from './load-dialog.ts';

/** A dialog that a remote owns: waiting while it loads, with a way out when it does not. */
export function RemoteDialog({ dialog }: { dialog: OpenDialog }) {
  const t = useMessages('host');
  const ownWords = useMessages(dialog.owner);
  const loader = useRemotes();
  const view = useQuery({
    queryKey: ['dialog', dialog.owner, dialog.view],
    queryFn: () => loadDialog(loader, dialog.owner, dialog.view),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const title = view.data ? ownWords(view.data.title) : view.isError ? t('dialog.failed.title') : t('dialog.waiting');
  const failed = (retry: () => void) => <LentViewFailed retry={retry} />;
  return (
    <Dialog open size={dialog.size} title={title} onClose={() => dialog.close()}>
      {view.isPending && <SkeletonText lines={5} />}
      {view.isError && failed(() => void view.refetch())}
      {view.data && (
        <FailureBoundary fallback={failed}>
          <DialogBody view={view.data} dialog={dialog} />
        </FailureBoundary>
      )}
    </Dialog>
  );
}

function DialogBody({ view, dialog }: { view: DialogView<unknown, unknown>; dialog: OpenDialog }) {
  const ref = useRef<HTMLDivElement>(null);
  // The dialog took the focus before its body had arrived.
  useEffect(() => ref.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), []);
  return (
    <div ref={ref}>
      <view.Component props={dialog.props} close={dialog.close} />
    </div>
  );
}
