import type { OfficeWork } from '@aylal/contracts/office';
import { formatDuration, useLocale } from '@aylal/shell';
import { Tag } from '@aylal/ui';
import { IconClockExclamation } from '@aylal/ui/icons';
import { workTime } from '../domain/work-time.ts';
import { useOfficeMessages } from '../ui/use-office-messages.ts';

/** How long work may still wait, or since when it should have been done. */
export function DueTag({ item, now }: { item: Pick<OfficeWork, 'due_at'>; now: string }) {
  const t = useOfficeMessages();
  const locale = useLocale();
  const { kind, minutes } = workTime(item, now);
  const time = formatDuration(minutes, locale);
  return (
    <Tag tone={kind === 'overdue' ? 'danger' : minutes < 60 ? 'warning' : 'neutral'}>
      {kind === 'overdue' && <IconClockExclamation size={14} />}
      {t(`work.${kind}`, { time })}
    </Tag>
  );
}
