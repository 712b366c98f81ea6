import type { Money } from '@aylal/domain/money';
import type { LendOffer } from '@aylal/domain/payments';
import { formatDayWithYear, formatMoney, formatNumber, useLocale } from '@aylal/shell';
import { Heading, Stack, Text } from '@aylal/ui';
import { KeyValue, KeyValueList } from '@aylal/ui/primitives';
import { InstalmentList } from '../instalment-list.tsx';
import { FactList } from './fact-list.tsx';
import { usePayLaterMessages } from './pay-later-messages.ts';

/** LendPay for a price: what is borrowed, its four steps, and what it binds to (INST-19 to INST-27). */
export function LendPayPanel({ price, offer }: { price: Money; offer: LendOffer }) {
  const t = usePayLaterMessages();
  const locale = useLocale();
  const { instalments, one_time_payment: loan, fee_free_days: days } = offer;
  const extra = loan - price;
  return (
    <Stack gap="4">
      <Text>{t('lend.lead', { days, extra: formatMoney(extra, locale) })}</Text>
      <KeyValueList>
        <KeyValue label={t('lend.now')}>{formatMoney(offer.down_payment, locale)}</KeyValue>
        <KeyValue label={t('lend.loan')}>{formatMoney(loan, locale)}</KeyValue>
        <KeyValue label={t('sum.extra')}>
          {formatMoney(extra, locale)} · {formatNumber((extra / price) * 100, locale, 2)}%
        </KeyValue>
        <KeyValue label={t('lend.end')}>{formatDayWithYear(offer.end_date, locale)}</KeyValue>
      </KeyValueList>
      <Stack gap="2">
        <Heading size="h3">{t('lend.steps')}</Heading>
        <InstalmentList
          payments={instalments.map(({ day, percent, deadline_date, amount }) => ({
            date: deadline_date,
            amount,
            state: 'later',
            note: t('lend.step', { day, percent }),
          }))}
        />
      </Stack>
      <FactList
        facts={[
          t('lend.once', { amount: formatMoney(loan, locale) }),
          t('lend.cancel'),
          t('lend.noCancel'),
          t('lend.cancelFee'),
          t('lend.where'),
        ]}
      />
    </Stack>
  );
}
