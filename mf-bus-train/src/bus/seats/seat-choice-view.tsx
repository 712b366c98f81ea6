import { dayOf } from '@aylal/domain/calendar';
import { lazy, Suspense, useState } from 'react';
import { writeBusTrip, type BusDeparture, type BusTrip } from '@aylal/contracts/bus';
import { usePriceText } from '@aylal/parts';
import { busRoutes } from '@aylal/routes';
import { formatDay, useLocale, useSearchParams } from '@aylal/shell';
import { Aside, Button, Card, chakra, Flex, Heading, MainWithAside, Stack, Text } from '@aylal/ui';
import { LiveRegion, WithoutScripts, WithScripts } from '@aylal/ui/primitives';
import { readSeats, toggleSeat } from '../../domain/chosen-seats.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { stopName } from '../../ui/stop-name.ts';
import { clockOf } from '../../ui/bus-times.tsx';
import { useBusMessages } from '../../ui/use-bus-messages.ts';
import { BusCard } from './bus-card.tsx';
import { LostSeats } from './lost-seats.tsx';
import { SeatSample } from '../../ui/seats/seat-cell.tsx';
import { SeatMap } from '../../ui/seats/seat-map.tsx';
import { SeatTable } from '../../ui/seats/seat-table.tsx';
import { SeatsBar } from './seats-bar.tsx';
import { YourSeatsCard } from '../../ui/seats/your-seats-card.tsx';

const PlainSeats = lazy(async () => {
  const { PlainSeats: Component } = await import(
    /* webpackChunkName: "without-scripts" */ '../../ui/seats/plain-seats.tsx'
  );
  return { default: Component };
});

/** The bus with what can be chosen in it, and what is chosen. The choice is in the address, so that Back and a reload keep it. */
export function SeatChoiceView({ trip, departure }: { trip: BusTrip; departure: BusDeparture }) {
  const t = useBusMessages();
  const locale = useLocale();
  const write = usePriceText();
  const [search, setSearch] = useSearchParams();
  const [asTable, setAsTable] = useState(false);
  const { chosen, lost } = readSeats(busRoutes.seats.readSearch(search)?.seats, departure.seats);
  const choice = {
    departure,
    chosen,
    onToggle: (seat: number) => {
      const seats = toggleSeat(chosen, seat).join();
      setSearch(seats ? { seats } : {}, { replace: true, preventScrollReset: true });
    },
  };
  return (
    <>
      <BackLink to={busRoutes.schedule.to({ trip: writeBusTrip(trip) })}>{t('seats.back')}</BackLink>
      <Heading as="h1" size="h1" marginTop="1">
        {t('seats.title')}
      </Heading>
      <Text tone="muted" marginBottom="4">
        {`${stopName(departure.stop)} – ${stopName(departure.end)} · ${formatDay(dayOf(departure.departure_time), locale)} ${clockOf(departure.departure_time)}`}
      </Text>
      <LiveRegion>
        {chosen.length > 0 &&
          t('seats.announce', { seats: chosen.join(', '), total: write(departure.price * chosen.length) })}
      </LiveRegion>
      <MainWithAside>
        <Card padded>
          <Stack gap="4">
            <LostSeats {...choice} lost={lost} />
            <Flex justify="space-between" align="center" gap="3" wrap="wrap">
              <chakra.ul display="flex" flexWrap="wrap" columnGap="5" rowGap="2" listStyleType="none">
                <SeatSample state="free">{t('seats.free')}</SeatSample>
                <SeatSample state="chosen">{t('seats.chosen')}</SeatSample>
                <SeatSample state="held">{t('seats.held')}</SeatSample>
                <SeatSample state="taken">{t('seats.taken')}</SeatSample>
              </chakra.ul>
              <WithScripts>
                <Button variant="outline" size="sm" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
                  {t('seats.asTable')}
                </Button>
              </WithScripts>
            </Flex>
            <WithScripts>{asTable ? <SeatTable {...choice} /> : <SeatMap {...choice} />}</WithScripts>
            <WithoutScripts>
              <Suspense>
                <PlainSeats
                  departure={departure}
                  chosen={chosen}
                  addressOf={(seat) =>
                    busRoutes.seats.to(
                      { trip: writeBusTrip(trip), departure: departure.id },
                      { seats: toggleSeat(chosen, seat).join() },
                    )
                  }
                />
              </Suspense>
            </WithoutScripts>
          </Stack>
        </Card>
        <Aside>
          <Stack gap="4">
            <YourSeatsCard {...choice} trip={trip} />
            <BusCard departure={departure} />
          </Stack>
        </Aside>
      </MainWithAside>
      <SeatsBar trip={trip} departure={departure} chosen={chosen} />
    </>
  );
}
