import { Button, Skeleton, Stack, StatusView, VisuallyHidden } from '@aylal/ui';
import { useAccountMessages, useSharedMessages } from '../ui/use-account-messages.ts';

/** The wallet in grey. */
export function GameWalletWaiting() {
  const t = useAccountMessages();
  return (
    <Stack gap="3">
      <VisuallyHidden role="status">{t('gameWallet.loading')}</VisuallyHidden>
      <Skeleton height="170px" borderRadius="lg" />
      <Skeleton height="130px" borderRadius="lg" />
    </Stack>
  );
}

/** The wallet could not be read. */
export function GameWalletFailed({ onRetry }: { onRetry: () => void }) {
  const t = useAccountMessages();
  const shared = useSharedMessages();
  return (
    <StatusView
      kind="failed"
      title={t('gameWallet.failedTitle')}
      phone
      action={<Button onClick={onRetry}>{shared('action.retry')}</Button>}
    >
      {t('gameWallet.failedText')}
    </StatusView>
  );
}

/** No money has come or gone yet. */
export function NothingMoved() {
  const t = useAccountMessages();
  return (
    <StatusView kind="empty" title={t('gameWallet.emptyTitle')} headingAs="h3">
      {t('gameWallet.emptyText')}
    </StatusView>
  );
}
