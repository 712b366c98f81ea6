import type { Transport } from '@aylal/contracts';
import { isLocalDate, priceTransport } from '@aylal/domain';
import { useFormContext } from '@aylal/forms';
import { DisplayPriceTag, usePriceText } from '@aylal/parts';
import { formatFullDay, useLocale } from '@aylal/shell';
import { Box, Button, Card, Heading, Text } from '@aylal/ui';
import { KeyValue, KeyValueList } from '@aylal/ui/carried';
import { useBusMessages } from '../../ui/use-bus-messages.ts';
import type { TransportValues } from './transport-form-schema.ts';

/** What the booking comes to, by the rule of the provider. */
export function TransportTotal({ transport, busy }: { transport: Transport; busy: boolean }) {
  const t = useBusMessages();
  const locale = useLocale();
  const text = usePriceText();
  const { date, time, days } = useFormContext<TransportValues>().watch();
  const total = priceTransport(transport.kind, transport.price, days);
  return (
    <Card padded>
      <Heading size="h2">{transport.title}</Heading>
      <Text kind="small" tone="muted" marginTop="1">
        {isLocalDate(date) ? `${formatFullDay(date, locale)}, ${time}` : t('transportBooking.noDate')}
      </Text>
      <KeyValueList marginTop="3" aria-live="polite">
        <KeyValue
          label={transport.kind === 'hire' ? t('transport.days', { count: days }) : t('transports.per.transfer')}
        >
          {text(total)}
        </KeyValue>
        <KeyValue label={t('tripBooking.total')} total>
          <DisplayPriceTag price={total} align="end" />
        </KeyValue>
      </KeyValueList>
      <Box display={{ base: 'none', lg: 'grid' }} marginTop="4">
        <Button type="submit" form="transport-booking" loading={busy}>
          {t('tripBooking.submit')}
        </Button>
      </Box>
      <Text kind="small" tone="muted" marginTop="3">
        {t('transportBooking.heldText')}
      </Text>
    </Card>
  );
}
