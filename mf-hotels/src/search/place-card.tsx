import type { PopularPlace } from '@aylal/contracts/hotels';
import type { LocalDate } from '@aylal/domain/calendar';
import { DayAndNight, usePriceText } from '@aylal/parts';
import { hotelsRoutes } from '@aylal/routes';
import { RouteLink } from '@aylal/shell';
import { Box, Card, chakra, Heading, Text } from '@aylal/ui';
import { useHotelsMessages } from '../ui/use-hotels-messages.ts';

interface PlaceCardProps {
  place: PopularPlace;
  check_in: LocalDate;
  check_out: LocalDate;
}

/** A city to stay in: its picture, how many hotels, from what price; it leads to its list for these days. */
export function PlaceCard({ place, check_in, check_out }: PlaceCardProps) {
  const t = useHotelsMessages();
  const write = usePriceText();
  const search = { text: place.tapa_code, check_in, check_out, rooms: 1, adults: 2 };
  return (
    <Card interactive position="relative" overflow="hidden" height="full">
      <DayAndNight url={place.picture}>
        <Picture src={place.picture} alt="" loading="lazy" decoding="async" />
      </DayAndNight>
      <Box padding="3">
        <Heading as="h3" size="h3">
          <Way asChild>
            <RouteLink to={hotelsRoutes.list.to({}, search)}>{place.name}</RouteLink>
          </Way>
        </Heading>
        <Text kind="small" tone="muted">
          {place.country} · {t('popular.hotels', { count: place.hotels })}
        </Text>
        <Text
          kind="small"
          strong={place.per_night !== null}
          tone={place.per_night === null ? 'muted' : undefined}
          marginTop="1"
        >
          {place.per_night === null ? t('popular.none') : t('popular.night', { price: write(place.per_night) })}
        </Text>
      </Box>
    </Card>
  );
}

const Picture = chakra('img', {
  base: { display: 'block', width: 'full', aspectRatio: '4 / 3', objectFit: 'cover', bg: 'accent.subtle' },
});

const Way = chakra('a', {
  base: { color: 'fg', _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' } },
});
