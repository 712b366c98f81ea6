import { busRefundSteps } from '@aylal/domain/bus';
import { Heading, Text } from '@aylal/ui';
import { KeyValue, KeyValueList } from '@aylal/ui/primitives';
import { useBusMessages } from './use-bus-messages.ts';

/** How much of a ticket is refunded by the time that is left (BUS-02 to BUS-05, decision 0158). */
export function RefundSteps() {
  const t = useBusMessages();
  return (
    <>
      <Heading size="h3" marginTop="4">
        {t('refund.title')}
      </Heading>
      <KeyValueList>
        {busRefundSteps.map(({ percent }) => (
          <KeyValue key={percent} label={t(`refund.${percent}`)}>
            {`${percent}%`}
          </KeyValue>
        ))}
        <KeyValue label={t('refund.0')}>
          <Text as="span" tone="danger">
            0%
          </Text>
        </KeyValue>
      </KeyValueList>
    </>
  );
}
