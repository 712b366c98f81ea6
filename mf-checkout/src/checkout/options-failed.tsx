import { Button, Notice } from '@aylal/ui';
import { useSharedMessages } from '@aylal/shell';
import { useCheckoutMessages } from '../ui/use-checkout-messages.ts';

/** The ways to pay could not be read; the order itself stands. */
export function OptionsFailed({ onRetry }: { onRetry: () => void }) {
  const t = useCheckoutMessages();
  const shared = useSharedMessages();
  return (
    <Notice
      tone="danger"
      live="alert"
      title={t('method.failedTitle')}
      action={
        <Button size="sm" variant="outline" onClick={onRetry}>
          {shared('action.retry')}
        </Button>
      }
    >
      {t('method.failedText')}
    </Notice>
  );
}
