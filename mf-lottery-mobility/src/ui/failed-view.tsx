import { Button, StatusView } from '@aylal/ui';
import { useSharedMessages } from './use-own-messages.ts';

/** Something could not be read; nothing of the customer's is touched by that. */
export function FailedView({ title, onRetry }: { title: string; onRetry: () => void }) {
  const shared = useSharedMessages();
  return (
    <StatusView kind="failed" title={title} phone action={<Button onClick={onRetry}>{shared('action.retry')}</Button>}>
      {shared('failed.text')}
    </StatusView>
  );
}
