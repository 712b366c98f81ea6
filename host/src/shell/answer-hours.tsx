import { Text } from '@aylal/ui';
import { support } from '../config/support.ts';
import { useHostMessages } from '../messages/use-host-messages.ts';

/** When people answer. The phone line and the online support have weekend hours of their own, so the place says which it means (GAP-01). */
export function AnswerHours({ of, weekends }: { of: 'phoneLine' | 'online'; weekends: string }) {
  const t = useHostMessages();
  return (
    <Text kind="small" tone="muted">
      {t(`hours.${of}`)}
      <br />
      {t('hours.weekdays', { hours: support.weekdayHours })}
      <br />
      {t('hours.weekends', { hours: weekends })}
    </Text>
  );
}
