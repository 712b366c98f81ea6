import { WaitingBoxes } from '@aylal/parts';
import { StatusView } from '@aylal/ui';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import { AddPassenger } from './add-passenger.tsx';

/** The list in grey. */
export function PassengersWaiting() {
  const t = useAccountMessages();
  return <WaitingBoxes label={t('passengers.loading')} heights={['150px', '150px']} />;
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
