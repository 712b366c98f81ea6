import { cancellationTimeline, type CancellationEntry } from '@aylal/domain/hotels';
import type { Money } from '@aylal/domain/money';
import { formatMoney, formatPlaceTime, useLocale } from '@aylal/shell';
import { Box, Heading, Stack, Text } from '@aylal/ui';
import { useHotelsMessages } from './use-hotels-messages.ts';

export interface CancellationTimelineProps {
  terms: readonly CancellationEntry[];
  total: Money;
  now: Date;
  /** The level that follows the heading above. */
  headingAs?: 'h2' | 'h3';
}

/** What cancelling costs from when on, by the hotel's clock. */
export function CancellationTimeline(props: CancellationTimelineProps) {
  const t = useHotelsMessages();
  const locale = useLocale();
  const timeline = cancellationTimeline(props.terms, props.total, props.now);
  const write = (reading: string) => formatPlaceTime(reading, locale);
  return (
    <Box>
      <Heading as={props.headingAs ?? 'h3'} size="h3">
        {t('cancellation.title')}
      </Heading>
      <Stack as="ol" listStyleType="none" gap="2" marginTop="1">
        {timeline.map(({ from, until, amount }) => (
          <li key={from ?? 'now'}>
            <Text as="span" kind="small" tone="muted" display="block">
              {from && until
                ? t('cancellation.between', { from: write(from), until: write(until) })
                : from
                  ? t('cancellation.from', { from: write(from) })
                  : until
                    ? t('cancellation.until', { until: write(until) })
                    : t('cancellation.always')}
            </Text>
            <Text as="span" strong>
              {amount === 0
                ? t('cancellation.nothing')
                : t('cancellation.costs', { price: formatMoney(amount, locale) })}
            </Text>
          </li>
        ))}
      </Stack>
      <Text kind="caption" tone="subtle" marginTop="2">
        {t('cancellation.zone')}
      </Text>
    </Box>
  );
}
