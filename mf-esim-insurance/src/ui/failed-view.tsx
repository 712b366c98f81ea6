import { Button, StatusView } from '@aylal/ui';
import { useEsimMessages, useSharedMessages } from './use-esim-messages.ts';

/** Something could not be read; nothing of the customer's is touched by that. */
export function FailedView({ title, onRetry }: { title?: string; onRetry: () => void }) {
  const t = useEsimMessages();
  const shared = useSharedMessages();
  return (
    <StatusView
      kind="failed"
      title={title ?? t('failed.title')}
      phone
      action={<Button onClick={onRetry}>{shared('action.retry')}</Button>}
    >
      {shared('failed.text')}
    </StatusView>
  );
}
