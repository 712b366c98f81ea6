import type { HotelCard, HotelStayQuery } from '@aylal/contracts/hotels';
import { RouteLink } from '@aylal/shell';
import { Box, Card, chakra, Flex, Grid, Heading, Text } from '@aylal/ui';
import { hotelPage } from '../../domain/hotel-page.ts';
import { pointing } from './pointing.ts';
import { CancellationLine } from '../../ui/cancellation-line.tsx';
import { HotelPicture } from '../../ui/hotel-picture.tsx';
import { ScoreMark } from '../../ui/score-mark.tsx';
import { Stars } from '../../ui/stars.tsx';
import { StayPrice } from '../../ui/stay-price.tsx';
import { useHotelsMessages } from '../../ui/use-hotels-messages.ts';

export interface SmallHotelCardProps {
  hotel: HotelCard;
  query: HotelStayQuery;
  onPoint?: (code: string | null) => void;
}

/** A hotel in a few lines, over a map. The whole card is the way to its page. */
export function SmallHotelCard({ hotel, query, onPoint }: SmallHotelCardProps) {
  const t = useHotelsMessages();
  return (
    <Card
      as="article"
      interactive
      overflow="hidden"
      position="relative"
      aria-label={hotel.name}
      boxShadow="md"
      {...pointing(hotel.tapa_code, onPoint)}
    >
      <Grid templateColumns="minmax(88px, 116px) minmax(0,1fr)">
        <HotelPicture url={hotel.picture} alt={t('picture.exterior', { hotel: hotel.name })} />
        <Flex direction="column" gap="1" padding="3" minWidth="0">
          <Flex justify="space-between" gap="2">
            <Box minWidth="0">
              <Heading as="h2" size="h3" truncate>
                <Way asChild>
                  <RouteLink to={hotelPage(hotel, query)}>{hotel.name}</RouteLink>
                </Way>
              </Heading>
              <Stars rating={hotel.star_rating} />
            </Box>
            {hotel.ratings && <ScoreMark score={hotel.ratings.score} />}
          </Flex>
          {hotel.prices ? (
            <>
              <CancellationLine terms={hotel.cancellation} />
              <StayPrice prices={hotel.prices} stay={query} />
            </>
          ) : (
            <Text tone="muted" strong>
              {t('list.soldOut')}
            </Text>
          )}
        </Flex>
      </Grid>
    </Card>
  );
}

const Way = chakra('a', { base: { _after: { content: '""', position: 'absolute', inset: '0' } } });
