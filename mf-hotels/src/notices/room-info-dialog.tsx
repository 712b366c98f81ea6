import type { HotelFee } from '@aylal/contracts';
import { cancellationTimeline } from '@aylal/domain';
import { formatMoney, useLocale, useServices, type DialogViewOf } from '@aylal/shell';
import { Box, Heading, Stack, Text } from '@aylal/ui';
import { KeyValue, KeyValueList } from '@aylal/ui/journey';
import { useHotelsMessages } from '../ui/use-hotels-messages.ts';
import type { roomInfoDialog } from './room-info-dialog-ref.ts';

type View = DialogViewOf<typeof roomInfoDialog>;

const categories = ['included', 'at_property', 'conditional'] as const;

/** The truth of a price: what is in it, what the hotel takes itself, what comes only when it is used, each by itself; and what cancelling costs from when on, by the hotel's clock. */
function RoomInfoDialog({ props: { rate } }: Parameters<View['Component']>[0]) {
  const t = useHotelsMessages();
  const locale = useLocale();
  const { now } = useServices();
  const timeline = cancellationTimeline(rate.cancellation, rate.rates.total, now());
  const money = (amount: number) => formatMoney(amount, locale);
  return (
    <Stack gap="5">
      <KeyValueList>
        <KeyValue label={t('rooms.total')}>{money(rate.rates.total)}</KeyValue>
      </KeyValueList>
      {categories.map((category) => (
        <Fees key={category} category={category} fees={rate.fee_info} />
      ))}
      <Box>
        <Heading as="h3" size="h3">
          {t('cancellation.title')}
        </Heading>
        <Stack as="ol" listStyleType="none" gap="2" marginTop="1">
          {timeline.map(({ from, until, amount }) => (
            <li key={from ?? 'now'}>
              <Text as="span" kind="small" tone="muted" display="block">
                {from && until
                  ? t('cancellation.between', { from, until })
                  : from
                    ? t('cancellation.from', { from })
                    : until
                      ? t('cancellation.until', { until })
                      : t('cancellation.always')}
              </Text>
              <Text as="span" strong>
                {amount === 0 ? t('cancellation.nothing') : t('cancellation.costs', { price: money(amount) })}
              </Text>
            </li>
          ))}
        </Stack>
        <Text kind="caption" tone="subtle" marginTop="2">
          {t('cancellation.zone')}
        </Text>
      </Box>
    </Stack>
  );
}

function Fees({ category, fees }: { category: (typeof categories)[number]; fees: readonly HotelFee[] }) {
  const t = useHotelsMessages();
  const locale = useLocale();
  const there = fees.filter((fee) => fee.category === category && fee.is_exist);
  if (there.length === 0) return null;
  return (
    <Box>
      <Heading as="h3" size="h3">
        {t(`fees.${category}`)}
      </Heading>
      <KeyValueList>
        {there.map(({ type, Amount, Currency }) => (
          <KeyValue key={type} label={t(`fees.${type}`)}>
            {Currency === 'MNT' ? formatMoney(Amount, locale) : `${Amount} ${Currency}`}
          </KeyValue>
        ))}
      </KeyValueList>
    </Box>
  );
}

export const view: View = { title: 'rooms.info', Component: RoomInfoDialog };
