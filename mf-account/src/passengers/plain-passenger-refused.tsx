import { usePageForm, useSharedMessages } from '@aylal/shell';
import { Notice } from '@aylal/ui';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import type { PassengerRefusal } from './plain-passenger-address.ts';

/** Why what was posted is not done, where no field says it. */
export function PlainPassengerRefused() {
  const t = useAccountMessages();
  const s = useSharedMessages();
  const refused = usePageForm<PassengerRefusal>()?.posted?.answer.refused;
  if (!refused || refused.kind === 'conflict') return null;
  return (
    <Notice tone="danger" live="alert">
      {refused.kind === 'problem' ? s(`problem.${refused.problem}`) : t('passengers.unanswered')}
    </Notice>
  );
}
