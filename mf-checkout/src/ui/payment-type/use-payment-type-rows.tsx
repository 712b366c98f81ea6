import type { Money } from '@aylal/domain/money';
import type { InstalmentPlan, InstalmentsOffer, InstalmentsRefusal } from '@aylal/domain/payments';
import { formatDayWithYear, formatMoney, formatNumber, useLocale } from '@aylal/shell';
import { chakra } from '@aylal/ui';
import type { RadioRow } from '@aylal/ui/primitives';
import { useCheckoutMessages } from '../use-checkout-messages.ts';
import { InstalmentPlanTerms } from './instalment-plan-terms.tsx';

/** The value of the row that pays at once; the other rows carry the key of their plan. */
export const payInFull = '';

export interface PaymentTypeRows {
  readonly total: Money;
  readonly instalments?: InstalmentsOffer;
  /** The value of the row that is open. */
  readonly chosen: string | undefined;
  /** The family of messages that tell of what is bought; that of flights unless said. */
  readonly namespace?: 'type' | 'typeHotel';
  readonly agreed: boolean;
  readonly onAgree: (agreed: boolean) => void;
}

/** In full, which is the default (PAY-01), then every plan of payment in parts, or why there is none; on a page in another language nothing is said of parts (PAY-02). */
export function usePaymentTypeRows({
  total,
  instalments,
  namespace = 'type',
  chosen,
  agreed,
  onAgree,
}: PaymentTypeRows): RadioRow[] {
  const t = useCheckoutMessages();
  const locale = useLocale();
  const lastDay = ({ parts }: InstalmentPlan) => {
    const last = parts.at(-1);
    return last ? formatDayWithYear(last.deadline_date, locale) : '';
  };
  const planRow = (plan: InstalmentPlan): RadioRow => ({
    value: plan.key,
    title: t('type.parts.title', { count: plan.parts.length }),
    description: plan.key === chosen ? t('type.parts.text', { date: lastDay(plan) }) : <PlanInShort plan={plan} />,
    aside: t('type.parts.now', { amount: formatMoney(plan.parts[0]?.amount ?? 0, locale) }),
    body: <InstalmentPlanTerms plan={plan} agreed={agreed} onAgree={onAgree} />,
  });
  const none = (reason: Exclude<InstalmentsRefusal, 'language'>): RadioRow => ({
    value: 'none',
    title: t('type.parts.none'),
    disabledReason: t(`${namespace}.parts.refused.${reason}`),
  });
  return [
    {
      value: payInFull,
      title: t('type.regular.title'),
      description: t(`${namespace}.regular.text`),
      aside: formatMoney(total, locale),
    },
    ...(instalments?.kind === 'offered' ? instalments.plans.map(planRow) : []),
    ...(instalments?.kind === 'refused' && instalments.reason !== 'language' ? [none(instalments.reason)] : []),
  ];
}

/** A plan that is not open: its sum, what it costs beside the price, and every day with its amount, so that plans are compared at one look. */
function PlanInShort({ plan: { parts, total, extra } }: { plan: InstalmentPlan }) {
  const t = useCheckoutMessages();
  const locale = useLocale();
  const percent = formatNumber((extra / (total - extra)) * 100, locale);
  return (
    <>
      <chakra.span display="block">{t('type.parts.sum', { total: formatMoney(total, locale), percent })}</chakra.span>
      <chakra.span display="flex" flexWrap="wrap" columnGap="4">
        {parts.map(({ deadline_date, amount }) => (
          <chakra.span key={deadline_date} whiteSpace="nowrap">
            {formatDayWithYear(deadline_date, locale)} {formatMoney(amount, locale)}
          </chakra.span>
        ))}
      </chakra.span>
    </>
  );
}
