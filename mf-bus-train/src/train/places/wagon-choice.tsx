import type { TrainWagon } from '@aylal/contracts/trains';
import { formatMoney, useLocale } from '@aylal/shell';
import { RadioRows } from '@aylal/ui/primitives';
import { useBusMessages } from '../../ui/use-bus-messages.ts';

/** The wagons of a train with what is free in each. A full one stays in the list and cannot be chosen. */
export function WagonChoice({
  wagons,
  chosen,
  onChoose,
}: {
  wagons: readonly TrainWagon[];
  chosen: TrainWagon;
  onChoose: (wagon: number) => void;
}) {
  const t = useBusMessages();
  const locale = useLocale();
  return (
    <RadioRows
      legend={t('trainPlaces.wagons')}
      value={String(chosen.number)}
      onChange={(value) => onChoose(Number(value))}
      rows={wagons.map(({ number, class: kind, price, free_places }) => ({
        value: String(number),
        title: t('trainPlaces.wagonOf', { wagon: number, kind: t(`trainClass.${kind}`) }),
        description: t('trains.free', { count: free_places.length }),
        aside: formatMoney(price, locale),
        ...(free_places.length === 0 ? { disabledReason: t('trains.full') } : {}),
      }))}
    />
  );
}
