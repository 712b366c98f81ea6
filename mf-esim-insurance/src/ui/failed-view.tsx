import { Button, StatusView } from '@aylal/ui';
import { useEsimMessages, useSharedMessages } from './use-esim-messages.ts';

interface FailedViewProps {
  title?: string;
  /** `h1` where the failure is all that the page shows. */
  headingAs?: 'h1';
  onRetry: () => void;
}

/** Something could not be read; nothing of the customer's is touched by that. */
export function FailedView({ title, headingAs, onRetry }: FailedViewProps) {
  const t = useEsimMessages();
  const shared = useSharedMessages();
  return (
    <StatusView
      kind="failed"
      headingAs={headingAs}
      title={title ?? t('failed.title')}
      phone
      action={<Button onClick={onRetry}>{shared('action.retry')}</Button>}
    >
      {shared('failed.text')}
    </StatusView>
  );
}
