import { formatInstant, useLocale, useSharedMessages } from '@aylal/shell';
import { Notice } from '@aylal/ui';
import type { ReactNode } from 'react';
import type { AccessFault } from '../../domain/access-problem.ts';
import { useAccountMessages } from '../use-account-messages.ts';

/** What went wrong with a whole step, in our words. A fault that is at a field is not repeated here. */
export function AccessNotice({ fault, action }: { fault: AccessFault | null; action?: ReactNode }) {
  const t = useAccountMessages();
  const shared = useSharedMessages();
  const locale = useLocale();
  if (!fault) return null;
  if (fault.kind === 'unanswered')
    return (
      <Notice tone="danger" live="alert">
        {t(fault.offline ? 'access.offline' : 'access.unanswered')}
      </Notice>
    );
  if (fault.problem === 'invalid-input' && Object.keys(fault.fields).length > 0) return null;
  return (
    <Notice tone="danger" live="alert" action={action}>
      {fault.problem === 'too-many-requests' ? t('access.tooMany') : shared(`problem.${fault.problem}`)}
      {fault.from !== undefined && ` ${t('access.possibleFrom', { time: formatInstant(fault.from, locale) })}`}
    </Notice>
  );
}
