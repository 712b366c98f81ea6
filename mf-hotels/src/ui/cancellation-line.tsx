import { freeCancellationUntil, type CancellationEntry } from '@aylal/domain/hotels';
import { formatPlaceTime, useLocale, useServices } from '@aylal/shell';
import { Flex, Text } from '@aylal/ui';
import { IconCircleCheck, IconCircleX } from '@aylal/ui/icons';
import { useHotelsMessages } from './use-hotels-messages.ts';

/** HOTEL-10, HOTEL-11: until when cancelling costs nothing, in the hotel's zone, or that it is not available. */
export function CancellationLine({ terms }: { terms: readonly CancellationEntry[] }) {
  const t = useHotelsMessages();
  const locale = useLocale();
  const { now } = useServices();
  const until = freeCancellationUntil(terms, now());
  return (
    <Flex gap="1.5" align="flex-start" minWidth="0" color={until ? 'fg.success' : 'fg.muted'}>
      {until ? <IconCircleCheck size={18} /> : <IconCircleX size={18} />}
      <Text kind="small" color="inherit">
        {until ? t('cancellation.freeUntil', { until: formatPlaceTime(until, locale) }) : t('cancellation.none')}
      </Text>
    </Flex>
  );
}
