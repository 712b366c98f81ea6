import type { Money } from '@aylal/domain/money';
import type { PocketZeroPlan } from '@aylal/domain/payments';
import { formatMoney, formatNumber, useLocale, useSharedMessages } from '@aylal/shell';
import { Stack, Text } from '@aylal/ui';
import { Accordion, Disclosure, KeyValue, KeyValueList } from '@aylal/ui/primitives';
import { InstalmentList } from '../ui/instalment-list.tsx';
import { FactList } from '../ui/pay-later/fact-list.tsx';
import { usePayLaterMessages } from '../ui/pay-later/pay-later-messages.ts';
import { TooSmall } from '../ui/pay-later/too-small.tsx';

export interface PocketZeroPanelProps {
  readonly price: Money;
  readonly plans: readonly PocketZeroPlan[];
  /** What is bought: anything, or a flight that is not booked yet. */
  readonly subject: 'any' | 'flight';
}

/** PocketZero for a price: every plan with its days and payments, and what all of them cost (INST-28 to INST-31). */
export function PocketZeroPanel({ price, plans, subject }: PocketZeroPanelProps) {
  const t = usePayLaterMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const cost = plans[0];
  if (!cost) return <TooSmall />;
  return (
    <Stack gap="4">
      <Text>{t(`zero.lead.${subject}`)}</Text>
      <KeyValueList>
        <KeyValue label={t('lend.now')}>{formatMoney(0, locale)}</KeyValue>
        <KeyValue label={s('order.total')}>{formatMoney(cost.total, locale)}</KeyValue>
        <KeyValue label={t('sum.extra')}>
          {formatMoney(cost.extra, locale)} · {formatNumber((cost.extra / price) * 100, locale, 2)}%
        </KeyValue>
      </KeyValueList>
      <Accordion>
        {plans.map(({ days, parts }, index) => (
          <Disclosure key={days} defaultOpen={index === 0} summary={t('zero.plan', { days, payments: parts.length })}>
            <InstalmentList
              payments={parts.map(({ deadline_date, amount }) => ({ date: deadline_date, amount, state: 'later' }))}
            />
          </Disclosure>
        ))}
      </Accordion>
      <FactList facts={[t('zero.first'), t('zero.rounding'), t('zero.where')]} />
    </Stack>
  );
}
