import type { Ride } from '@aylal/contracts/mobility';
import { rideReceiptHindrance, vehicleTypeOf } from '@aylal/domain/mobility';
import { formatInstantWithYear, formatMoney, Slot, useLocale } from '@aylal/shell';
import { Card, Heading, Notice, Stack } from '@aylal/ui';
import { KeyValue, KeyValueList } from '@aylal/ui/primitives';
import { useRemoteMessages } from '../../ui/use-remote-messages.ts';
import { RideBar } from './ride-bar.tsx';
import { useRideLength } from './use-ride-length.ts';

/** What was ridden, when, for how long and for how much, and the tax receipt; why there is none is in its place. */
export function RideDetail({ ride }: { ride: Ride }) {
  const t = useRemoteMessages();
  const locale = useLocale();
  const length = useRideLength(ride);
  const hindrance = rideReceiptHindrance(ride);
  const { id, plate_no, vehicle_type, started_at, ended_at, price } = ride;
  return (
    <Stack gap="4">
      {ended_at === null && <RideBar />}
      <Card padded>
        <Heading as="h2" size="h3">
          {t(`mobility.type.${vehicleTypeOf(vehicle_type) ?? 'unknown'}`)} · {plate_no}
        </Heading>
        <KeyValueList marginTop="2">
          <KeyValue label={t('rides.fact.number')}>{id}</KeyValue>
          <KeyValue label={t('rides.fact.begun')}>{formatInstantWithYear(started_at, locale)}</KeyValue>
          {ended_at && <KeyValue label={t('rides.fact.ended')}>{formatInstantWithYear(ended_at, locale)}</KeyValue>}
          {length && <KeyValue label={t('rides.fact.length')}>{length}</KeyValue>}
          <KeyValue label={t(ended_at ? 'rides.fact.price' : 'rides.fact.soFar')} total>
            {formatMoney(price, locale)}
          </KeyValue>
        </KeyValueList>
      </Card>
      {hindrance ? (
        <Notice tone="info">{t(`rides.noReceipt.${hindrance}`)}</Notice>
      ) : (
        <Slot name="ride.receipt" props={{ ride }} />
      )}
    </Stack>
  );
}
