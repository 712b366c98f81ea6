import { Suspense } from 'react';
import type { ResultOf } from '@aylal/contracts';
import type { HotelStayQuery, viewHotel } from '@aylal/contracts/hotels';
import { hotelsRoutes } from '@aylal/routes';
import { Later, RouteLink, usePageName, useServices } from '@aylal/shell';
import { Box, Button, Card, Flex, Grid, Heading, Stack, Text, TextLink } from '@aylal/ui';
import { IconArrowLeft } from '@aylal/ui/icons';
import { RichText } from '@aylal/html/rich-text';
import { checkRateInfoDialog } from '../ui/check-rate-info-dialog-ref.ts';
import { groupRates } from '../domain/group-rates.ts';
import { FacilitiesCard } from './facilities-card.tsx';
import { GalleryStrip } from './gallery-strip.tsx';
import { LandmarksCard } from './landmarks-card.tsx';
import { LocationCard } from './location-card.tsx';
import { MapButton } from '../ui/map-button.tsx';
import { CheckInCard } from './check-in-card.tsx';
import { SaveHeart } from '../ui/save-heart.tsx';
import { ScoreMark } from '../ui/score-mark.tsx';
import { useGuestsSay } from '../ui/use-guests-say.ts';
import { Stars } from '../ui/stars.tsx';
import { useHotelsMessages } from '../ui/use-hotels-messages.ts';
import { ReviewsCard } from './reviews-card.tsx';
import { RoomCard } from './room-card.tsx';
import { StayChangeButton } from './stay-change-button.tsx';

export interface HotelDetailsProps {
  found: ResultOf<typeof viewHotel>;
  /** The hotel as the address of the page says it. */
  address: { code: string; name: string };
  query: HotelStayQuery;
}

/** The ready state: name, pictures, rooms with their rates, and what else is worth knowing. */
export function HotelDetails({ found: { hotel, rates, check_in_notice }, address, query }: HotelDetailsProps) {
  const t = useHotelsMessages();
  const guestsSay = useGuestsSay();
  const { dialogs } = useServices();
  usePageName(hotel.name);
  const rooms = groupRates(rates);
  const city = hotel.tapa_code.slice(0, hotel.tapa_code.lastIndexOf('-'));
  return (
    <>
      <TextLink asChild>
        <RouteLink to={hotelsRoutes.list.to({}, { ...query, text: city })}>
          <Flex as="span" align="center" gap="2">
            <IconArrowLeft size={18} />
            {t('stay.back')}
          </Flex>
        </RouteLink>
      </TextLink>
      <Flex justify="space-between" gap="4" marginTop="2" align="flex-start">
        <Box minWidth="0">
          <Heading as="h1" size="h1">
            {hotel.name}
          </Heading>
          <Stars rating={hotel.star_rating} />
          <Text kind="small" tone="muted">
            {hotel.address}
          </Text>
          <MapButton hotel={hotel} />
        </Box>
        <Flex gap="2" align="center" flexShrink={0}>
          {hotel.ratings && (
            <>
              <Text kind="small" tone="muted" display={{ base: 'none', md: 'block' }}>
                {guestsSay(hotel.ratings)}
              </Text>
              <ScoreMark score={hotel.ratings.score} />
            </>
          )}
          <SaveHeart hotel={hotel} />
        </Flex>
      </Flex>
      <GalleryStrip hotel={hotel} />
      <Grid
        templateColumns={{ base: 'minmax(0,1fr)', lg: 'minmax(0,1fr) 368px' }}
        gap="6"
        marginTop="6"
        alignItems="start"
      >
        <Box as="section" minWidth="0" aria-labelledby="hotel-rooms">
          <Flex justify="space-between" align="center" wrap="wrap" columnGap="4" rowGap="2">
            <Heading as="h2" size="h2" id="hotel-rooms">
              {t('rooms.title')}
            </Heading>
            <StayChangeButton hotel={address} stay={query} />
          </Flex>
          <Later>
            <Stack gap="3" marginTop="3">
              {rooms.length === 0 && (
                <Card padded>
                  <Text>{t('rooms.none')}</Text>
                </Card>
              )}
              {rooms.map((group, index) => (
                <Suspense key={group.room.key}>
                  <RoomCard group={group} stay={query} hotel={hotel.name} first={index === 0} />
                </Suspense>
              ))}
              <Text kind="caption" tone="subtle">
                {t('rooms.rule')}
              </Text>
              <Button
                variant="ghost"
                size="sm"
                alignSelf="start"
                aria-haspopup="dialog"
                onClick={() => void dialogs.open(checkRateInfoDialog, {})}
              >
                {t('checkInfo.title')}
              </Button>
              <ReviewsCard hotel={hotel} />
              {hotel.description !== '' && (
                <Card padded as="section" aria-labelledby="hotel-about">
                  <Heading as="h2" size="h3" id="hotel-about" marginBottom="2">
                    {t('stay.about')}
                  </Heading>
                  <RichText html={hotel.description} headingLevel={3} />
                  <Text kind="small" tone="muted" marginTop="3">
                    {[
                      ...(hotel.open_year ? [t('stay.openYear', { year: hotel.open_year })] : []),
                      ...(hotel.room_quantity ? [t('stay.roomQuantity', { count: hotel.room_quantity })] : []),
                    ].join(' · ')}
                  </Text>
                </Card>
              )}
            </Stack>
          </Later>
        </Box>
        <Later>
          <Stack gap="4" as="aside" aria-label={t('stay.facts')}>
            <LocationCard hotel={hotel} />
            <LandmarksCard landmarks={hotel.landmarks} />
            <FacilitiesCard facilities={hotel.facilities} />
            <CheckInCard notice={check_in_notice} />
          </Stack>
        </Later>
      </Grid>
    </>
  );
}
