import { lazy, Suspense, useState } from 'react';
import type { TrainVoyage, TrainWagon } from '@aylal/contracts/trains';
import { usePriceText } from '@aylal/parts';
import { trainPlacesRoutes } from '@aylal/routes';
import { useSearchParams } from '@aylal/shell';
import { Aside, Button, Card, chakra, Flex, MainWithAside, Stack } from '@aylal/ui';
import { LiveRegion, WithoutScripts, WithScripts } from '@aylal/ui/primitives';
import { readPlaces, togglePlace } from '../../domain/chosen-places.ts';
import { SeatSample } from '../../ui/seats/seat-cell.tsx';
import { useBusMessages } from '../../ui/use-bus-messages.ts';
import { LostPlaces } from './lost-places.tsx';
import { PlaceMap } from './place-map.tsx';
import { PlaceTable } from './place-table.tsx';
import { PlacesBar } from './places-bar.tsx';
import { TrainFactsCard } from './train-facts-card.tsx';
import { lockFormId, useLocking } from './use-locking.ts';
import { WagonChoice } from './wagon-choice.tsx';
import { YourPlacesCard } from './your-places-card.tsx';

const PlainWagons = lazy(async () => {
  const { PlainWagons: Component } = await import(/* webpackChunkName: "without-scripts" */ './plain-places.tsx');
  return { default: Component };
});
const PlainPlaces = lazy(async () => {
  const { PlainPlaces: Component } = await import(/* webpackChunkName: "without-scripts" */ './plain-places.tsx');
  return { default: Component };
});

interface PlacesViewProps {
  voyage: TrainVoyage;
  /** The wagon that is looked into. */
  wagon: TrainWagon;
  page: keyof typeof trainPlacesRoutes;
}

/** The wagons of a train, the places of one, and what is chosen. The choice is in the address, so that Back and a reload keep it. */
export function PlacesView({ voyage, wagon, page }: PlacesViewProps) {
  const t = useBusMessages();
  const write = usePriceText();
  const [search, setSearch] = useSearchParams();
  const [asTable, setAsTable] = useState(false);
  const { chosen, lost } = readPlaces(voyage, trainPlacesRoutes[page].readSearch(search));
  const searchOf = (number: number, places: readonly number[]) => ({
    wagon: String(number),
    ...(places.length > 0 ? { places: places.join() } : {}),
  });
  const choose = (number: number, places: readonly number[]) =>
    setSearch(searchOf(number, places), { replace: true, preventScrollReset: true });
  const addressOf = (number: number, places: readonly number[]) =>
    trainPlacesRoutes[page].to({ voyage: voyage.id }, searchOf(number, places));
  const onToggle = (place: number) => choose(wagon.number, togglePlace(chosen, place));
  const choice = { wagon, chosen, onToggle };
  const locking = useLocking(voyage, wagon, chosen, page);
  return (
    <>
      <form id={lockFormId} method="post" onSubmit={locking.goOn} />
      <MainWithAside>
        <Stack gap="4">
          <LiveRegion>
            {chosen.length > 0 &&
              t('trainPlaces.announce', { places: chosen.join(', '), total: write(wagon.price * chosen.length) })}
          </LiveRegion>
          <WithScripts>
            <WagonChoice wagons={voyage.wagons} chosen={wagon} onChoose={(number) => choose(number, [])} />
          </WithScripts>
          <WithoutScripts>
            <Suspense>
              <PlainWagons wagons={voyage.wagons} chosen={wagon} addressOf={(number) => addressOf(number, [])} />
            </Suspense>
          </WithoutScripts>
          <Card padded>
            <Stack gap="4">
              <LostPlaces wagon={wagon} chosen={chosen} lost={lost} onTake={onToggle} />
              <Flex justify="space-between" align="center" gap="3" wrap="wrap">
                <chakra.ul display="flex" flexWrap="wrap" columnGap="5" rowGap="2" listStyleType="none">
                  <SeatSample state="free">{t('seats.free')}</SeatSample>
                  <SeatSample state="chosen">{t('seats.chosen')}</SeatSample>
                  <SeatSample state="taken">{t('seats.taken')}</SeatSample>
                </chakra.ul>
                <WithScripts>
                  <Button variant="outline" size="sm" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
                    {t('seats.asTable')}
                  </Button>
                </WithScripts>
              </Flex>
              <WithScripts>
                {asTable ? <PlaceTable {...choice} /> : <PlaceMap key={wagon.number} {...choice} />}
              </WithScripts>
              <WithoutScripts>
                <Suspense>
                  <PlainPlaces
                    wagon={wagon}
                    chosen={chosen}
                    addressOf={(place) => addressOf(wagon.number, togglePlace(chosen, place))}
                  />
                </Suspense>
              </WithoutScripts>
            </Stack>
          </Card>
        </Stack>
        <Aside>
          <Stack gap="4">
            <YourPlacesCard {...choice} locking={locking} />
            <TrainFactsCard voyage={voyage} />
          </Stack>
        </Aside>
      </MainWithAside>
      <PlacesBar wagon={wagon} chosen={chosen} locking={locking} />
    </>
  );
}
