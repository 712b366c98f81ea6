import { messageKey, useQuery } from '@aylal/shell';
import { Button, Dialog, SkeletonText, StatusView } from '@aylal/ui';
import { useShell } from '../app/shell-context.tsx';
import type { OpenDialog } from '../state/open-dialog.ts';
import { DialogBody } from './dialog-body.tsx';
import { loadHostDialog } from './load-host-dialog.ts';
import { useHostMessages } from '../messages/use-host-messages.ts';
import { usePageMessages } from '../messages/use-page-messages.ts';

/** A dialog of the host's own that is loaded when it is opened: waiting while it loads, with a way out when it does not. */
export function HostDialog({ dialog }: { dialog: OpenDialog }) {
  const t = useHostMessages();
  const pageMessage = usePageMessages();
  const { locale } = useShell();
  const view = useQuery({
    queryKey: ['dialog', dialog.owner, dialog.view],
    queryFn: () => loadHostDialog(dialog.view, locale),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const title = view.data
    ? pageMessage(messageKey(view.data.title))
    : view.isError
      ? t('dialog.failed.title')
      : t('dialog.waiting');
  return (
    <Dialog open size={dialog.size} title={title} onClose={() => dialog.close()}>
      {view.isPending && <SkeletonText lines={5} />}
      {view.isError && (
        <StatusView
          kind="failed"
          title={t('dialog.failed.heading')}
          headingAs="h3"
          phone
          action={<Button onClick={() => void view.refetch()}>{t('retry')}</Button>}
        >
          {t('dialog.failed.text')}
        </StatusView>
      )}
      {view.data && <DialogBody view={view.data} dialog={dialog} />}
    </Dialog>
  );
}
