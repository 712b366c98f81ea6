import type { OfficeLottery } from '@aylal/contracts/office';
import { formatInstantWithYear, formatMoney, useLocale } from '@aylal/shell';
import { Card, Flex, Heading, Tag, Text, TextLink } from '@aylal/ui';
import { Disclosure, KeyValue, KeyValueList } from '@aylal/ui/primitives';
import { useOfficeMessages } from '../ui/use-office-messages.ts';
import { ChangeLotteryForm } from './change-lottery-form.tsx';

const tones = { 'on-sale': 'success', closed: 'warning', drawn: 'accent' } as const;

/** One series: how much of it is sold, until when, and when its secret is published. */
export function LotteryCard({ lottery, mayChange }: { lottery: OfficeLottery; mayChange: boolean }) {
  const t = useOfficeMessages();
  const locale = useLocale();
  const { series, kind, name, price, tickets, sold, state, closes_at, draws_at, commitment, proof_url } = lottery;
  const id = `series-${series}`;
  return (
    <Card padded aria-labelledby={id}>
      <Flex gap="3" justify="space-between" align="start">
        <Heading as="h2" size="h3" id={id}>
          {name}
        </Heading>
        <Tag tone={tones[state]}>{t(`lotteries.states.${state}`)}</Tag>
      </Flex>
      <Text kind="small" tone="muted">
        {t(`lotteries.kinds.${kind}`)} · {series}
      </Text>
      <KeyValueList>
        <KeyValue label={t('lotteries.price')}>{formatMoney(price, locale)}</KeyValue>
        <KeyValue label={t('lotteries.sold')}>{t('lotteries.soldOf', { sold, tickets })}</KeyValue>
        <KeyValue label={t('lotteries.closes')}>{formatInstantWithYear(closes_at, locale)}</KeyValue>
        <KeyValue label={t('lotteries.draws')}>{formatInstantWithYear(draws_at, locale)}</KeyValue>
        <KeyValue label={t('lotteries.commitment')}>
          <Text as="span" kind="small" overflowWrap="anywhere">
            {commitment}
          </Text>
        </KeyValue>
      </KeyValueList>
      <TextLink
        href={proof_url}
        target="_blank"
        rel="noreferrer"
        display="inline-flex"
        alignItems="center"
        minHeight="44px"
      >
        {t('lotteries.proof')}
      </TextLink>
      {mayChange && lottery.may_change && (
        <Disclosure summary={t('lotteries.change')}>
          <ChangeLotteryForm key={lottery.revision} lottery={lottery} />
        </Disclosure>
      )}
    </Card>
  );
}
