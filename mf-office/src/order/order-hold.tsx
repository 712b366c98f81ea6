import type { OfficeOrder } from '@aylal/contracts/office';
import { SectionCard } from '@aylal/office';
import { formatInstantWithYear, useLocale } from '@aylal/shell';
import { Stack, Text } from '@aylal/ui';
import { useOfficeMessages } from '../ui/use-office-messages.ts';
import { HoldForm } from './hold-form.tsx';

export interface OrderHoldProps {
  readonly order: OfficeOrder;
  readonly hold: NonNullable<OfficeOrder['hold']>;
}

/** Until when an order waits for its money, and the form that holds it longer, or why that cannot be. */
export function OrderHold({ order, hold: { latest, why } }: OrderHoldProps) {
  const t = useOfficeMessages();
  const time = formatInstantWithYear(order.pay_until, useLocale());
  return (
    <SectionCard title={t('hold.title')}>
      <Stack gap="3">
        <Text>{t('hold.until', { time })}</Text>
        {why !== null && <Text tone="muted">{t(`hold.why.${why}`)}</Text>}
        {latest !== null && <HoldForm order={order} latest={latest} />}
      </Stack>
    </SectionCard>
  );
}
