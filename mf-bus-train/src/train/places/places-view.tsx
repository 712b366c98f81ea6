import { useState } from 'react';
import type { TrainVoyage, TrainWagon } from '@aylal/contracts/trains';
import { usePriceText } from '@aylal/parts';
import { trainPlacesRoutes } from '@aylal/routes';
import { useSearchParams } from '@aylal/shell';
import { Aside, Button, Card, chakra, Flex, MainWithAside, Stack } from '@aylal/ui';
import { LiveRegion } from '@aylal/ui/primitives';
import { readPlaces, togglePlace } from '../../domain/chosen-places.ts';
import { SeatSample } from '../../ui/seats/seat-cell.tsx';
import { useBusMessages } from '../../ui/use-bus-messages.ts';
import { LostPlaces } from './lost-places.tsx';
import { PlaceMap } from './place-map.tsx';
import { PlaceTable } from './place-table.tsx';
import { PlacesBar } from './places-bar.tsx';
import { TrainFactsCard } from './train-facts-card.tsx';
import { useLocking } from './use-locking.ts';
import { WagonChoice } from './wagon-choice.tsx';
import { YourPlacesCard } from './your-places-card.tsx';

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
  const choose = (number: number, places: readonly number[]) => {
    const choice = { wagon: String(number), ...(places.length > 0 ? { places: places.join() } : {}) };
    setSearch(choice, { replace: true, preventScrollReset: true });
  };
  const onToggle = (place: number) => choose(wagon.number, togglePlace(chosen, place));
  const choice = { wagon, chosen, onToggle };
  const locking = useLocking(voyage, wagon, chosen, page);
  return (
    <>
      <MainWithAside>
        <Stack gap="4">
          <LiveRegion>
            {chosen.length > 0 &&
              t('trainPlaces.announce', { places: chosen.join(', '), total: write(wagon.price * chosen.length) })}
          </LiveRegion>
          <WagonChoice wagons={voyage.wagons} chosen={wagon} onChoose={(number) => choose(number, [])} />
          <Card padded>
            <Stack gap="4">
              <LostPlaces wagon={wagon} chosen={chosen} lost={lost} onTake={onToggle} />
              <Flex justify="space-between" align="center" gap="3" wrap="wrap">
                <chakra.ul display="flex" flexWrap="wrap" columnGap="5" rowGap="2" listStyleType="none">
                  <SeatSample state="free">{t('seats.free')}</SeatSample>
                  <SeatSample state="chosen">{t('seats.chosen')}</SeatSample>
                  <SeatSample state="taken">{t('seats.taken')}</SeatSample>
                </chakra.ul>
                <Button variant="outline" size="sm" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
                  {t('seats.asTable')}
                </Button>
              </Flex>
              {asTable ? <PlaceTable {...choice} /> : <PlaceMap key={wagon.number} {...choice} />}
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
