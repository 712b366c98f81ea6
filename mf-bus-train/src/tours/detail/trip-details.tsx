import { useState } from 'react';
import type { Trip } from '@aylal/contracts/trips';
import { Later } from '@aylal/shell';
import { Aside, Box, Heading, MainWithAside, Stack, Text } from '@aylal/ui';
import { TripPicture } from '../../ui/package-booking/trip-picture.tsx';
import { DateChoice } from './date-choice.tsx';
import { fitting, pair } from './group.ts';
import { PackingCard } from './packing-card.tsx';
import { PriceBar } from './price-bar.tsx';
import { PriceCard } from './price-card.tsx';
import { PriceContents } from '../../ui/package-booking/price-contents.tsx';
import { Programme } from './programme.tsx';
import { RouteCard } from './route-card.tsx';
import { TripFacts } from './trip-facts.tsx';
import { TermsCard } from '../../ui/package-booking/terms-card.tsx';

/** Everything of one trip. The first date with a free place is chosen to begin with. */
export function TripDetails({ trip }: { trip: Trip }) {
  const { departures } = trip;
  const [date, choose] = useState((departures.find(({ free }) => free > 0) ?? departures[0])?.date);
  const [wanted, setGroup] = useState(pair);
  const departure = departures.find((one) => one.date === date) ?? departures[0];
  if (!departure) return null;
  const group = fitting(wanted, departure);
  return (
    <>
      <Heading as="h1" size="h1" marginTop="1">
        {trip.title}
      </Heading>
      <Text marginTop="1">{trip.lead}</Text>
      <TripFacts trip={trip} />
      <Box borderRadius="lg" overflow="hidden" marginBlock="4">
        <TripPicture url={trip.picture} eager wide="horizon" />
      </Box>
      <MainWithAside>
        <Stack gap="4" minWidth="0">
          <RouteCard trip={trip} />
          <Later>
            <Programme days={trip.programme} />
          </Later>
          <Later>
            <PriceContents trip={trip} />
          </Later>
          <Later>
            <PackingCard packing={trip.packing} />
          </Later>
          <Later>
            <DateChoice trip={trip} chosen={departure.date} onChoose={choose} />
          </Later>
          <Later>
            <TermsCard terms={trip.terms} departure={departure.date} />
          </Later>
        </Stack>
        <Aside>
          <Later>
            <PriceCard trip={trip} departure={departure} group={group} onGroup={setGroup} />
          </Later>
        </Aside>
      </MainWithAside>
      <PriceBar trip={trip} departure={departure} group={group} />
    </>
  );
}
