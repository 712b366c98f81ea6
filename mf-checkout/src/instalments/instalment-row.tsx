import type { LocalDate } from '@aylal/domain/calendar';
import type { Instalment } from '@aylal/domain/payments';
import { formatDayWithYear, formatMoney, useLocale } from '@aylal/shell';
import { CheckboxField } from '@aylal/ui/primitives';
import { useCheckoutMessages } from '../ui/use-checkout-messages.ts';
import { InstalmentStatus } from './instalment-status.tsx';

export interface InstalmentRowProps {
  readonly number: number;
  readonly instalment: Instalment;
  readonly today: LocalDate;
  readonly chosen: boolean;
  readonly locked: boolean;
  readonly onChoose: (chosen: boolean) => void;
}

/** One payment of a schedule: its last day, how it is in words, and what it costs with its penalty (GAP-39). */
export function InstalmentRow({ number, instalment, today, chosen, locked, onChoose }: InstalmentRowProps) {
  const t = useCheckoutMessages();
  const locale = useLocale();
  const { deadline_date, is_paid, to_pay, to_paid, undue_loss_amount } = instalment;
  return (
    <CheckboxField
      label={t('schedule.payment', { number, date: formatDayWithYear(deadline_date, locale) })}
      hint={<InstalmentStatus instalment={instalment} today={today} locked={locked} />}
      aside={formatMoney(is_paid ? to_paid : to_pay + undue_loss_amount, locale)}
      checked={chosen}
      disabled={locked || is_paid}
      onChange={(event) => onChoose(event.target.checked)}
    />
  );
}
