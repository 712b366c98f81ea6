import type { BusDeparture } from '@aylal/contracts';
import { busRefundSteps } from '@aylal/domain';
import { formatDay, useLocale } from '@aylal/shell';
import { Card, Heading, Text } from '@aylal/ui';
import { KeyValue, KeyValueList } from '@aylal/ui/carried';
import { DisplayPriceTag } from '@aylal/parts';
import { stopName } from '../../ui/stop-name.ts';
import { clockOf, dayOf } from '../../ui/bus-times.tsx';
import { useBusMessages } from '../../ui/use-bus-messages.ts';

/** What kind of bus it is, and what a ticket gives back by the time that is left (BUS-02 to BUS-05). */
export function BusCard({ departure }: { departure: BusDeparture }) {
  const t = useBusMessages();
  const locale = useLocale();
  const { bus_type, seat_plan, plate, arrival_time, end, child_price } = departure;
  return (
    <Card padded>
      <Heading size="h3">{t('bus.title')}</Heading>
      <KeyValueList>
        <KeyValue label={t('bus.model')}>{`${bus_type} · ${t('words.places', { count: seat_plan })}`}</KeyValue>
        <KeyValue label={t('bus.plate')}>{plate || t('bus.plateLater')}</KeyValue>
        <KeyValue label={t('bus.arrival')}>
          {`${formatDay(dayOf(arrival_time), locale)} ${clockOf(arrival_time)} · ${stopName(end)}`}
        </KeyValue>
        <KeyValue label={t('schedule.child')}>
          <DisplayPriceTag price={child_price} size="row" align="end" />
        </KeyValue>
      </KeyValueList>
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
    </Card>
  );
}
