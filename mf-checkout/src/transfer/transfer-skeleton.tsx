import { Skeleton, Stack, VisuallyHidden } from '@aylal/ui';
import { useCheckoutMessages } from '../ui/use-checkout-messages.ts';

/** The window in grey while the invoice is being opened. */
export function TransferSkeleton() {
  const t = useCheckoutMessages();
  return (
    <Stack gap="3" paddingBottom="4">
      <VisuallyHidden role="status">{t('payment.opening')}</VisuallyHidden>
      <Skeleton height="64px" borderRadius="md" />
      {['bank', 'account', 'name', 'amount', 'purpose'].map((row) => (
        <Skeleton key={row} height="52px" borderRadius="md" />
      ))}
    </Stack>
  );
}
