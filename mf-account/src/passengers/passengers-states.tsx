import { FailedView } from '@aylal/parts';
import { Skeleton, Stack, StatusView, VisuallyHidden } from '@aylal/ui';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import { AddPassenger } from './add-passenger.tsx';

/** The list in grey. */
export function PassengersWaiting() {
  const t = useAccountMessages();
  return (
    <Stack gap="3">
      <VisuallyHidden role="status">{t('passengers.loading')}</VisuallyHidden>
      {[0, 1].map((index) => (
        <Skeleton key={index} height="150px" borderRadius="lg" />
      ))}
    </Stack>
  );
}

/** Nobody is saved yet: the way to the first one. */
export function PassengersEmpty() {
  const t = useAccountMessages();
  return (
    <StatusView kind="empty" title={t('passengers.emptyTitle')} action={<AddPassenger count={0} justify="center" />}>
      {t('passengers.emptyText')}
    </StatusView>
  );
}

/** The list could not be read. */
export function PassengersFailed({ onRetry }: { onRetry: () => void }) {
  const t = useAccountMessages();
  return <FailedView title={t('passengers.failedTitle')} onRetry={onRetry} />;
}
