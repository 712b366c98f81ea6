import { daysBetween, type LocalDate } from '@aylal/domain/calendar';
import { isOverdue, type Instalment } from '@aylal/domain/payments';
import { formatMoney, useLocale } from '@aylal/shell';
import { chakra } from '@aylal/ui';
import { IconLock } from '@aylal/ui/icons';
import { useCheckoutMessages } from '../ui/use-checkout-messages.ts';

/** The state of one payment of a schedule, in words: paid, late with its days and penalty (INST-12), or locked and when it opens; nothing for the one that is next. */
export function InstalmentStatus({
  instalment,
  today,
  locked,
}: {
  instalment: Instalment;
  today: LocalDate;
  locked: boolean;
}) {
  const t = useCheckoutMessages();
  const locale = useLocale();
  const { deadline_date, is_paid, undue_loss_amount } = instalment;
  if (is_paid) return t('instalment.paid');
  if (isOverdue(instalment, today)) {
    const days = Math.max(0, daysBetween(deadline_date, today));
    return (
      <chakra.span color="rose.fg" fontWeight="600">
        {days > 0 ? t('schedule.lateBy', { count: days }) : t('instalment.late')}
        {undue_loss_amount > 0 && ` · ${t('schedule.penalty', { amount: formatMoney(undue_loss_amount, locale) })}`}
      </chakra.span>
    );
  }
  return (
    locked && (
      <chakra.span display="inline-flex" gap="1" alignItems="center">
        <IconLock size={14} />
        {t('schedule.locked')}
      </chakra.span>
    )
  );
}
