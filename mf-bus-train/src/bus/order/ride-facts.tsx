import { useSharedMessages } from '@aylal/shell';
import type { BusOrder } from '@aylal/contracts/orders';
import { TextLink } from '@aylal/ui';
import { KeyValue, KeyValueList } from '@aylal/ui/primitives';
import { useBusMessages } from '../../ui/use-bus-messages.ts';

/** The bus, its platform and its driver, as soon as they are known. */
export function RideFacts({ order, bus }: { order: BusOrder; bus: BusOrder['bus'] }) {
  const t = useBusMessages();
  const s = useSharedMessages();
  return (
    <KeyValueList>
      {bus.code !== null && <KeyValue label={t('order.code')}>{bus.code}</KeyValue>}
      <KeyValue label={s('order.number')}>{order.ref_number}</KeyValue>
      <KeyValue label={t('bus.model')}>{`${bus.bus_type} · ${t('words.places', { count: bus.seat_plan })}`}</KeyValue>
      {bus.issued && (
        <>
          <KeyValue label={t('bus.plate')}>{bus.plate || t('bus.plateLater')}</KeyValue>
          <KeyValue label={t('order.platform')}>{bus.platform || t('order.platformLater')}</KeyValue>
          <KeyValue label={t('order.driver')}>
            {bus.driver_phone ? (
              <TextLink href={`tel:+976${bus.driver_phone}`}>{bus.driver_phone}</TextLink>
            ) : (
              t('order.driverLater')
            )}
          </KeyValue>
        </>
      )}
    </KeyValueList>
  );
}
