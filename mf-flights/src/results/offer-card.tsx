import { lazy, Suspense, useId, useState, type MouseEvent } from 'react';
import type { FlightOffer } from '@aylal/contracts/flights';
import { pricePerAdult } from '@aylal/domain/flights';
import { DisplayPriceTag, usePriceText } from '@aylal/parts';
import { RouteLink, useLocale, useSearchParams } from '@aylal/shell';
import { Box, Card, chakra, Flex, Grid, Skeleton, Stack, Tag, Text } from '@aylal/ui';
import { WithoutScripts } from '@aylal/ui/primitives';
import { IconChevronDown, IconThumbUp, IconTrendingDown } from '@aylal/ui/icons';
import { FlightLeg } from '../ui/flight-leg.tsx';
import { OfferFacts } from '../ui/offer-facts.tsx';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';
import { itineraryName } from '../domain/group-fares.ts';
import { firstDay } from '../ui/first-day.ts';
import { openedAt } from './results-address.ts';
import { SelectOffer } from './select-offer.tsx';

const OtherFares = lazy(async () => {
  const { OtherFares: Component } = await import(/* webpackChunkName: "results-more" */ './other-fares.tsx');
  return { default: Component };
});

/** Fewer seats than this are said on the card. */
const fewSeats = 5;

export interface OfferCardProps {
  offer: FlightOffer;
  /** The same flights at other fares. */
  others?: readonly FlightOffer[];
  people: number;
  flag?: 'best' | 'cheapest' | undefined;
  /** The first card of a list has the one solid button. */
  first: boolean;
  /** Called before an offer is opened; true when it is not to be. */
  onSelect: (offer: FlightOffer) => boolean;
}

/** One itinerary: its legs under each other, facts, price per person and for all of its cheapest fare; the other fares open below. */
export function OfferCard({ offer, others = [], people, flag, first, onSelect }: OfferCardProps) {
  const t = useFlightsMessages();
  const locale = useLocale();
  const write = usePriceText();
  const flights = offer.trips.map((trip) => trip.flights);
  const times = flights.map((leg) => `${leg[0]?.departure_time} – ${leg.at(-1)?.arrival_time}`).join(', ');
  const perPerson = pricePerAdult(offer.fares);
  const faresId = useId();
  const [search] = useSearchParams();
  // A key is of one search; a page that is loaded again has searched again.
  const name = itineraryName(offer);
  const [open, setOpen] = useState(search.get('fares') === name);
  return (
    <Card
      as="article"
      position="relative"
      interactive={offer.bookable}
      {...(flag === 'best' ? { tone: 'gold' as const } : {})}
    >
      <Grid templateColumns={{ base: 'minmax(0,1fr)', lg: 'minmax(0,1fr) 196px' }}>
        <Box
          minWidth="0"
          padding={{ base: '14px 14px 12px', lg: flag ? '26px 28px 14px 20px' : '18px 28px 14px 20px' }}
        >
          {flag && <Flag flag={flag} />}
          <Stack gap="2.5">
            {offer.trips.map((trip, index) => (
              <FlightLeg
                key={index}
                trip={trip}
                {...(offer.trips.length > 2 ? { date: firstDay(trip, locale) } : {})}
              />
            ))}
          </Stack>
          <Flex
            marginTop="2.5"
            paddingInlineStart={{ lg: '11' }}
            direction={{ base: 'column', lg: 'row' }}
            align={{ lg: 'center' }}
            justify="space-between"
            columnGap="4"
          >
            <OfferFacts offer={offer} />
            {others.length > 0 && (
              <OtherFaresLink asChild>
                <RouteLink
                  to={`${openedAt(search, 'fares', name)}#${faresId}`}
                  aria-expanded={open}
                  aria-controls={open ? faresId : undefined}
                  onClick={(event: MouseEvent) => {
                    event.preventDefault();
                    setOpen(!open);
                  }}
                >
                  {t('card.otherFares', { count: others.length })}
                  <IconChevronDown size={16} />
                </RouteLink>
              </OtherFaresLink>
            )}
          </Flex>
        </Box>
        <Flex
          direction={{ base: 'row', lg: 'column' }}
          justify="space-between"
          align={{ base: 'flex-end', lg: 'stretch' }}
          gap="3"
          padding={{ base: '12px 14px', lg: '18px 20px 16px' }}
          borderColor="border.muted"
          borderTopWidth={{ base: '1px', lg: '0' }}
          borderLeftWidth={{ base: '0', lg: '1px' }}
        >
          <Box minWidth="0">
            <DisplayPriceTag price={perPerson} />
            <Text kind="small" tone="muted">
              {people > 1
                ? t('card.total', { people: t('travellers.people', { count: people }), price: write(offer.total_fare) })
                : t('card.withTax', { people: t('travellers.people', { count: 1 }) })}
            </Text>
          </Box>
          <Flex
            direction={{ base: 'column', lg: 'row' }}
            align={{ base: 'flex-end', lg: 'center' }}
            gap={{ base: '1', lg: '3' }}
          >
            {offer.seats_left < fewSeats && offer.bookable && (
              <Text kind="small" tone="warning" strong whiteSpace="nowrap">
                {t('card.seats', { count: offer.seats_left })}
              </Text>
            )}
            {!offer.bookable && (
              <WithoutScripts>
                <Text kind="small" tone="warning">
                  {t('card.notBookable')}
                </Text>
              </WithoutScripts>
            )}
            <SelectOffer
              offer={offer}
              times={times}
              onSelect={onSelect}
              variant={first && offer.bookable ? 'solid' : 'outline'}
              minHeight={{ base: '44px', lg: '40px' }}
              paddingInline={{ lg: '3' }}
              flex={{ lg: '1' }}
            />
          </Flex>
        </Flex>
      </Grid>
      {open && (
        <Suspense fallback={<Skeleton height={`${others.length * 60}px`} />}>
          <OtherFares id={faresId} fares={others} times={times} onSelect={onSelect} />
        </Suspense>
      )}
    </Card>
  );
}

const OtherFaresLink = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    alignSelf: { base: 'flex-start', lg: 'flex-end' },
    flexShrink: 0,
    gap: '1',
    minHeight: { base: '44px', lg: '24px' },
    marginBottom: { base: '-3', lg: '0' },
    textStyle: 'small',
    fontWeight: '600',
    color: 'accent.fg',
    cursor: 'pointer',
    _hover: { textDecoration: 'underline' },
    '& > svg': { transition: 'rotate var(--aylal-durations-calm)' },
    '&[aria-expanded=true] > svg': { rotate: '180deg' },
  },
});

function Flag({ flag }: { flag: 'best' | 'cheapest' }) {
  const t = useFlightsMessages();
  return (
    <Tag
      tone={flag === 'best' ? 'gold' : 'success'}
      marginBottom={{ base: '2', lg: '0' }}
      position={{ lg: 'absolute' }}
      top={{ lg: '-1px' }}
      left={{ lg: '64px' }}
      borderTopRadius={{ lg: '0' }}
    >
      {flag === 'best' ? <IconThumbUp /> : <IconTrendingDown />}
      {flag === 'best' ? t('sort.best') : t('card.cheapest')}
    </Tag>
  );
}
