import type { TrainOrder } from '@aylal/contracts/orders';
import type { Train } from '@aylal/contracts/trains';
import { daysBetween, dayOf } from '@aylal/domain/calendar';
import { formatDuration, useLocale } from '@aylal/shell';
import { LegRow } from '@aylal/ui/primitives';
import { rideMinutes } from '../domain/ride-minutes.ts';
import { clockOf } from './bus-times.tsx';
import { useBusMessages } from './use-bus-messages.ts';

interface TrainTimesProps {
  train: Pick<Train | TrainOrder['train'], 'train_no' | 'from_name' | 'to_name' | 'dep_time' | 'arr_time'>;
  /** What is under the line; the number of the train unless said. */
  under?: string;
}

/** When a train leaves and when it is there, each by the clock of its place. */
export function TrainTimes({ train, under }: TrainTimesProps) {
  const t = useBusMessages();
  const locale = useLocale();
  const { dep_time, arr_time, from_name, to_name, train_no } = train;
  const days = daysBetween(dayOf(dep_time), dayOf(arr_time));
  return (
    <LegRow
      departure={{ time: clockOf(dep_time), place: from_name }}
      arrival={{ time: clockOf(arr_time), place: to_name, dayShift: days > 0 ? `+${days}` : undefined }}
      duration={formatDuration(rideMinutes(dep_time, arr_time), locale)}
      stopsLabel={under ?? t('trains.number', { number: train_no })}
    />
  );
}
