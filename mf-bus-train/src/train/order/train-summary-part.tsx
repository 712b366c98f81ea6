import { dayOf } from '@aylal/domain/calendar';
import type { TrainOrder } from '@aylal/contracts/orders';
import { formatDayWithYear, useLocale, type SlotPart } from '@aylal/shell';
import { Text } from '@aylal/ui';
import { TrainTimes } from '../../ui/train-times.tsx';
import { useBusMessages } from '../../ui/use-bus-messages.ts';

/** `checkout.summary.train`: the train, the wagon and who travels on which place. Contributed to checkout with `{ order }`, which frames it and prints the price itself. */
function TrainSummaryPart({ order: { train, pax } }: { order: TrainOrder }) {
  const t = useBusMessages();
  const locale = useLocale();
  return (
    <>
      <Text strong>{formatDayWithYear(dayOf(train.dep_time), locale)}</Text>
      <TrainTimes train={train} />
      <Text kind="small">{`${t('order.wagon')} ${train.wagon} · ${t(`trainClass.${train.class}`)}`}</Text>
      {pax.map(({ place, last_name, first_name }) => (
        <Text key={place} kind="small" tone="muted">
          {`${t('order.place')} ${place} · ${last_name} ${first_name}`}
        </Text>
      ))}
    </>
  );
}

export const part: SlotPart<'checkout.summary.train'> = { Component: TrainSummaryPart };
