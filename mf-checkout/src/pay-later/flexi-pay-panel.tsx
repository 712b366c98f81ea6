import { flexiMonth, flexiRate, type LendOffer } from '@aylal/domain/payments';
import { formatDayWithYear, formatMoney, formatNumber, useLocale } from '@aylal/shell';
import { Stack, Text } from '@aylal/ui';
import { KeyValue, KeyValueList } from '@aylal/ui/primitives';
import { FactList } from '../ui/pay-later/fact-list.tsx';
import { usePayLaterMessages } from '../ui/pay-later/pay-later-messages.ts';

/** Flexipay: what holds for what is left of the loan from day 61 on, with what it costs a month (INST-22). */
export function FlexiPayPanel({ offer }: { offer: LendOffer }) {
  const t = usePayLaterMessages();
  const locale = useLocale();
  const { least, most } = flexiMonth(offer.one_time_payment);
  const percent = (hundredths: number) => `${formatNumber(hundredths / 100, locale, 2)}%`;
  return (
    <Stack gap="4">
      <Text>
        {t('flexi.lead', { day: offer.fee_free_days + 1, date: formatDayWithYear(offer.flexi_date, locale) })}
      </Text>
      <KeyValueList>
        <KeyValue label={t('flexi.from')}>{formatDayWithYear(offer.flexi_date, locale)}</KeyValue>
        <KeyValue label={t('flexi.rate')}>
          {percent(flexiRate.least)} – {percent(flexiRate.most)}
        </KeyValue>
        <KeyValue label={t('flexi.month')}>
          {formatMoney(least, locale)} – {formatMoney(most, locale)}
        </KeyValue>
      </KeyValueList>
      <FactList facts={[t('flexi.nothing'), t('flexi.lender')]} />
    </Stack>
  );
}
