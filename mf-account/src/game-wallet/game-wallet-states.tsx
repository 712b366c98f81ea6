import { FailedView } from '@aylal/parts';
import { Skeleton, Stack, StatusView, VisuallyHidden } from '@aylal/ui';
import { useAccountMessages } from '../ui/use-account-messages.ts';

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
  return (
    <FailedView title={t('gameWallet.failedTitle')} onRetry={onRetry}>
      {t('gameWallet.failedText')}
    </FailedView>
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
