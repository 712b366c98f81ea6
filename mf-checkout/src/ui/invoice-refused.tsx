import type { Problem } from '@aylal/contracts';
import { Button, StatusView } from '@aylal/ui';
import { useSharedMessages } from '@aylal/shell';
import { useCheckoutMessages } from './use-checkout-messages.ts';

/** Reasons after which asking again cannot help: the window has nothing more to offer. */
const final: readonly Problem[] = [
  'already-paid',
  'order-expired',
  'not-found',
  'session-refused',
  'not-signed-in',
  'state-conflict',
];

/** The invoice could not be opened. Nothing was taken by it, and asking again is safe: the key of the intent is kept (MNY-4). */
export function InvoiceRefused({
  problem,
  onRetry,
  onClose,
}: {
  problem: Problem | null;
  onRetry: () => void;
  onClose: () => void;
}) {
  const t = useCheckoutMessages();
  const shared = useSharedMessages();
  const over = problem !== null && final.includes(problem);
  return (
    <StatusView
      kind="failed"
      title={t('payment.refused.title')}
      phone
      action={
        <Button data-autofocus onClick={over ? onClose : onRetry}>
          {shared(over ? 'action.close' : 'action.retry')}
        </Button>
      }
    >
      {problem ? shared(`problem.${problem}`) : t('payment.refused.text')}
    </StatusView>
  );
}
