import { dayOf } from '@aylal/domain/calendar';
import type { BusDeparture } from '@aylal/contracts/bus';
import { formatDay, useLocale } from '@aylal/shell';
import { Card, Heading } from '@aylal/ui';
import { KeyValue, KeyValueList } from '@aylal/ui/primitives';
import { DisplayPriceTag } from '@aylal/parts';
import { stopName } from '../../ui/stop-name.ts';
import { clockOf } from '../../ui/bus-times.tsx';
import { RefundSteps } from '../../ui/refund-steps.tsx';
import { useBusMessages } from '../../ui/use-bus-messages.ts';

/** What kind of bus it is, and what a ticket refunds by the time that is left (BUS-02 to BUS-05). */
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
      <RefundSteps />
    </Card>
  );
}
