import type { TrainVoyage, TrainWagon } from '@aylal/contracts/trains';
import { dayOf } from '@aylal/domain/calendar';
import type { Money } from '@aylal/domain/money';
import { DisplayPriceTag } from '@aylal/parts';
import { formatDayWithYear, useLocale, useSharedMessages } from '@aylal/shell';
import { Card, Heading, Text } from '@aylal/ui';
import { KeyValue, KeyValueList } from '@aylal/ui/primitives';
import { TrainTimes } from '../../ui/train-times.tsx';
import { useBusMessages } from '../../ui/use-bus-messages.ts';

interface TrainRideCardProps {
  voyage: TrainVoyage;
  wagon: TrainWagon;
  places: readonly number[];
  total: Money;
}

/** What is about to be booked: the train, wagon and places, and the price. */
export function TrainRideCard({ voyage, wagon, places, total }: TrainRideCardProps) {
  const t = useBusMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  return (
    <Card padded as="section" aria-label={t('trainBooking.ride')}>
      <Heading as="h2" size="h3">
        {formatDayWithYear(dayOf(voyage.dep_time), locale)}
      </Heading>
      <Text kind="small" tone="muted">
        {`${t('trains.number', { number: voyage.train_no })} · ${voyage.train_name}`}
      </Text>
      <TrainTimes train={voyage} />
      <KeyValueList>
        <KeyValue label={t('order.wagon')}>{`${wagon.number} · ${t(`trainClass.${wagon.class}`)}`}</KeyValue>
        <KeyValue label={t('trainPlaces.yours')}>{places.join(', ')}</KeyValue>
        <KeyValue label={s('order.total')} total>
          <DisplayPriceTag price={total} align="end" />
        </KeyValue>
      </KeyValueList>
      <Text kind="small" tone="muted" marginTop="2">
        {t('trainBooking.holdNote')}
      </Text>
    </Card>
  );
}
