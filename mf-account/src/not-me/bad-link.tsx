import { StatusView } from '@aylal/ui';
import { useAccountMessages } from '../ui/use-account-messages.ts';

/** Cut on the way, or too old. */
export function BadLink() {
  const t = useAccountMessages();
  return (
    <StatusView kind="not-found" title={t('notMe.badTitle')}>
      {t('notMe.badText')}
    </StatusView>
  );
}
