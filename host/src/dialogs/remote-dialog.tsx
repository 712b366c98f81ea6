import { useEffect, useRef } from 'react';
import { useMessages, useQuery, type DialogView } from '@aylal/shell';
import { Button, Dialog, SkeletonText, StatusView } from '@aylal/ui';
import { GuardedPart } from '../app/guarded-part.tsx';
import { useRemotes } from '../app/remotes-context.tsx';
import { useOwnerFallback } from '../remotes/use-owner-fallback.ts';
import type { OpenDialog } from '../services/dialog-service.ts';
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
  const title = view.data
    ? ownWords(view.data.part.title)
    : view.isError
      ? t('dialog.failed.title')
      : t('dialog.waiting');
  const failed = (retry: () => void) => <DialogFailed owner={dialog.owner} retry={retry} />;
  return (
    <Dialog open size={dialog.size} title={title} onClose={() => dialog.close()}>
      {view.isPending && <SkeletonText lines={5} />}
      {view.isError && failed(() => void view.refetch())}
      {view.data && !view.isError && (
        <GuardedPart
          remote={dialog.owner}
          opened={view.data}
          reopen={view.refetch}
          waiting={<SkeletonText lines={5} />}
          failed={failed}
        >
          {(part) => <DialogBody view={part} dialog={dialog} />}
        </GuardedPart>
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

function DialogFailed({ owner, retry }: { owner: string; retry: () => void }) {
  const t = useMessages('host');
  const fallback = useOwnerFallback(owner);
  if (fallback === undefined) return <SkeletonText lines={5} />;
  return (
    <StatusView
      kind="failed"
      title={fallback?.title ?? t('dialog.failed.heading')}
      headingAs="h3"
      phone
      action={<Button onClick={retry}>{t('retry')}</Button>}
    >
      {fallback?.text ?? t('dialog.failed.text')}
    </StatusView>
  );
}
