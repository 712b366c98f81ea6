import { memo } from 'react';
import type { HotelCard, HotelStayQuery } from '@aylal/contracts/hotels';
import { usePriceText } from '@aylal/parts';
import { RouteLink } from '@aylal/shell';
import { Box, Card, chakra, Flex, Grid, Heading, Tag, Text } from '@aylal/ui';
import { pointing } from './map/pointing.ts';
import { hotelPage } from '../domain/hotel-page.ts';
import { MapButton } from '../ui/map-button.tsx';
import { SaveHeart } from '../ui/save-heart.tsx';
import { CancellationLine } from '../ui/cancellation-line.tsx';
import { HotelPicture } from '../ui/hotel-picture.tsx';
import { ScoreMark } from '../ui/score-mark.tsx';
import { useGuestsSay } from '../ui/use-guests-say.ts';
import { Stars } from '../ui/stars.tsx';
import { StayPrice } from '../ui/stay-price.tsx';
import { useHotelsMessages } from '../ui/use-hotels-messages.ts';
import { useDistance } from '../ui/use-distance.ts';

export interface HotelRowProps {
  hotel: HotelCard;
  /** The stay that the page of the hotel opens with. */
  query: HotelStayQuery;
  first: boolean;
  /** Its pin is pointed at or chosen. */
  marked: boolean;
  onPoint: (code: string | null) => void;
}

/** A hotel of a list: picture, stars, what guests say, two facts, until when it can be cancelled, and the price of the stay and of a night. */
export const HotelRow = memo(function HotelRow({ hotel, query, first, marked, onPoint }: HotelRowProps) {
  const t = useHotelsMessages();
  const guestsSay = useGuestsSay();
  const formatDistance = useDistance();
  const write = usePriceText();
  const { landmark, prices, ratings } = hotel;
  return (
    <Card
      as="article"
      interactive
      selected={marked}
      {...pointing(hotel.tapa_code, onPoint)}
      overflow="hidden"
      position="relative"
      aria-labelledby={`hotel-${hotel.tapa_code}`}
    >
      <Grid templateColumns={{ base: 'minmax(0,1fr)', md: '232px minmax(0,1fr)' }}>
        <Box position="relative" height={{ base: '176px', md: 'full' }} minHeight={{ md: '200px' }}>
          <HotelPicture url={hotel.picture} alt={t('picture.exterior', { hotel: hotel.name })} eager={first} />
          <Counter>{t('picture.count', { count: hotel.images_count })}</Counter>
        </Box>
        <Flex direction="column" padding={{ base: '3.5', lg: '4' }} gap="2" minWidth="0">
          <Flex justify="space-between" gap="3">
            <Box minWidth="0">
              <Heading as="h2" size="h3" id={`hotel-${hotel.tapa_code}`}>
                <Way asChild>
                  <RouteLink to={hotelPage(hotel, query)}>{hotel.name}</RouteLink>
                </Way>
              </Heading>
              <Stars rating={hotel.star_rating} />
              <Text kind="small" tone="muted">
                {hotel.address}
              </Text>
            </Box>
            <Flex gap="1" align="flex-start" flexShrink={0}>
              {ratings && <ScoreMark score={ratings.score} />}
              <SaveHeart hotel={hotel} />
            </Flex>
          </Flex>
          <Text kind="small" tone="muted">
            {[guestsSay(ratings), ...(landmark ? [`${landmark.name} ${formatDistance(landmark.distance)}`] : [])].join(
              ' · ',
            )}
          </Text>
          <MapButton hotel={hotel} />
          <Flex as="ul" listStyleType="none" gap="1.5" wrap="wrap">
            {hotel.facilities.map(({ type, name }) => (
              <li key={type}>
                <Tag>{name}</Tag>
              </li>
            ))}
          </Flex>
          <Flex
            marginTop="auto"
            paddingTop="3"
            borderTopWidth="1px"
            borderColor="border.muted"
            justify="space-between"
            align="flex-end"
            wrap="wrap"
            columnGap="4"
            rowGap="2"
          >
            {prices ? (
              <>
                <CancellationLine terms={hotel.cancellation} />
                <Box marginInlineStart="auto">
                  <StayPrice prices={prices} stay={query} textAlign="end">
                    {prices.previous_total !== null && (
                      <Text as="s" kind="small" tone="muted" display="block">
                        <chakra.span srOnly>{t('price.before')}</chakra.span>
                        {write(prices.previous_total)}
                      </Text>
                    )}
                  </StayPrice>
                </Box>
              </>
            ) : (
              <Text tone="muted" strong>
                {t('list.soldOut')}
              </Text>
            )}
          </Flex>
        </Flex>
      </Grid>
    </Card>
  );
});

/** The whole card is the way in; the name is its link. */
const Way = chakra('a', { base: { _after: { content: '""', position: 'absolute', inset: '0' } } });

const Counter = chakra('span', {
  base: {
    position: 'absolute',
    insetStart: '2.5',
    bottom: '2.5',
    paddingBlock: '0.5',
    paddingInline: '2',
    borderRadius: 'sm',
    bg: 'bg.inverted',
    color: 'fg.inverted',
    textStyle: 'caption',
  },
});
