import { Button, SkeletonText, StatusView } from '@aylal/ui';
import { useOwnerFallback } from '../remotes/use-owner-fallback.ts';
import { useHostMessages } from '../messages/use-host-messages.ts';

/** What is in a dialog or panel whose remote is not available: its owner's words, or what is safe; a retry, the phone (MFE-5). */
export function RemoteViewFailed({ owner, retry }: { owner: string; retry: () => void }) {
  const t = useHostMessages();
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
