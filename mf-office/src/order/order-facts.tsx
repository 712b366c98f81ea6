import type { OfficeOrder } from '@aylal/contracts/office';
import { SectionCard } from '@aylal/office';
import { formatInstantWithYear, useLocale } from '@aylal/shell';
import { Tag } from '@aylal/ui';
import { KeyValue, KeyValueList } from '@aylal/ui/primitives';
import { statusTone } from '../domain/status-tone.ts';
import { useOfficeMessages } from '../ui/use-office-messages.ts';

/** What was bought, how it is, and when what happened. */
export function OrderFacts({ order }: { order: OfficeOrder }) {
  const t = useOfficeMessages();
  const locale = useLocale();
  const { supplier, status } = order;
  const times = [
    ['order.created', order.created_at],
    ['order.payUntil', status.status_code === 1 ? order.pay_until : null],
    ['order.paidAt', order.paid_at],
    ['order.fulfilledAt', order.fulfilled_at],
    ['order.endedAt', order.ended_at],
    ['order.startsAt', order.starts_at],
    ['order.supplierFailed', supplier?.failed_at ?? null],
    ['order.supplierNext', supplier?.next_at ?? null],
  ] as const;
  return (
    <SectionCard title={order.title}>
      <Tag tone={statusTone(status.status_code)}>{status.name}</Tag>
      <KeyValueList marginTop="2">
        {times.map(
          ([key, at]) =>
            at !== null && (
              <KeyValue key={key} label={t(key)}>
                {formatInstantWithYear(at, locale)}
              </KeyValue>
            ),
        )}
        {supplier && supplier.attempts > 0 && (
          <KeyValue label={t('order.attempts')}>{String(supplier.attempts)}</KeyValue>
        )}
        {order.confirmation !== null && <KeyValue label={t('order.confirmation')}>{order.confirmation}</KeyValue>}
      </KeyValueList>
    </SectionCard>
  );
}
