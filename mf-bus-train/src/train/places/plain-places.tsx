import type { TrainVoyage, TrainWagon } from '@aylal/contracts/trains';
import { trainRows } from '@aylal/domain/trains';
import { RouteLink } from '@aylal/shell';
import { LinkButton, Stack } from '@aylal/ui';
import { PlainSeat, PlainSeatList } from '../../ui/seats/plain-seat.tsx';
import { useBusMessages } from '../../ui/use-bus-messages.ts';
import { placeLabels, placeState } from './place-labels.ts';
import { wagonColumns } from './wagon-columns.ts';

interface PlainWagonsProps {
  wagons: TrainVoyage['wagons'];
  chosen: TrainWagon;
  /** The page that looks into a wagon. */
  addressOf: (wagon: number) => string;
}

/** The wagons without scripts: a link into each that has a free place. */
export function PlainWagons({ wagons, chosen, addressOf }: PlainWagonsProps) {
  const t = useBusMessages();
  return (
    <Stack as="ul" gap="2" listStyleType="none" aria-label={t('trainPlaces.wagons')}>
      {wagons
        .filter(({ free_places }) => free_places.length > 0)
        .map(({ number, class: kind }) => (
          <li key={number}>
            <LinkButton
              asChild
              size="sm"
              variant={number === chosen.number ? 'solid' : 'outline'}
              aria-current={number === chosen.number || undefined}
            >
              <RouteLink to={addressOf(number)}>
                {t('trainPlaces.wagonOf', { wagon: number, kind: t(`trainClass.${kind}`) })}
              </RouteLink>
            </LinkButton>
          </li>
        ))}
    </Stack>
  );
}

interface PlainPlacesProps {
  wagon: TrainWagon;
  chosen: readonly number[];
  /** The page on which a place is taken, or given back. */
  addressOf: (place: number) => string;
}

/** A wagon without scripts: each place that can be taken or given back is a link. */
export function PlainPlaces({ wagon, chosen, addressOf }: PlainPlacesProps) {
  const t = useBusMessages();
  return (
    <PlainSeatList
      aria-label={t('trainPlaces.map', { wagon: wagon.number })}
      gridTemplateColumns={wagonColumns[wagon.class].places}
    >
      {trainRows(wagon.class).flatMap((row) =>
        row.map((place) =>
          place === null ? (
            <li key={`aisle-${row.join()}`} aria-hidden />
          ) : (
            <PlainSeat
              key={place}
              seat={place}
              state={placeState(wagon, chosen, place)}
              label={placeLabels(t, wagon, chosen, place)}
              to={addressOf(place)}
            />
          ),
        ),
      )}
    </PlainSeatList>
  );
}
