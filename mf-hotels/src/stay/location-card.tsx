import { lazy, Suspense } from 'react';
import type { Hotel } from '@aylal/contracts/hotels';
import { spacedPhone } from '@aylal/domain/people';
import { WhenInView } from '@aylal/map';
import { Box, Card, Flex, Heading, Skeleton, Text, TextLink } from '@aylal/ui';
import { WithScripts } from '@aylal/ui/primitives';
import { useHotelsMessages } from '../ui/use-hotels-messages.ts';

const LocationMap = lazy(async () => {
  const { LocationMap: Component } = await import(/* webpackChunkName: "location-map" */ './location-map.tsx');
  return { default: Component };
});

/** Where the hotel is: its address, the way there, its phone, and a map of what is around it, fetched when it comes into view. */
export function LocationCard({
  hotel,
}: {
  hotel: Pick<Hotel, 'tapa_code' | 'name' | 'address' | 'location' | 'phone'>;
}) {
  const { lat, lon } = hotel.location;
  const t = useHotelsMessages();
  return (
    <Card overflow="hidden" aria-labelledby="hotel-location">
      <WithScripts>
        <Box height="240px" bg="bg.muted">
          <WhenInView>
            <Suspense fallback={<Skeleton height="full" aria-hidden />}>
              <LocationMap hotel={hotel} />
            </Suspense>
          </WhenInView>
        </Box>
      </WithScripts>
      <Box padding={{ base: '4', lg: '5' }}>
        <Heading as="h2" size="h3" id="hotel-location">
          {t('stay.location')}
        </Heading>
        <Text tone="muted" marginTop="1">
          {hotel.address}
        </Text>
        <Flex gap="4" wrap="wrap" marginTop="1">
          <TextLink
            href={`https://www.google.com/maps/dir/?api=1&destination=${lat},${lon}`}
            target="_blank"
            rel="noreferrer"
            display="inline-flex"
            alignItems="center"
            minHeight="44px"
          >
            {t('stay.directions')}
          </TextLink>
          {hotel.phone && (
            <TextLink href={`tel:${hotel.phone}`} display="inline-flex" alignItems="center" minHeight="44px">
              {spacedPhone(hotel.phone)}
            </TextLink>
          )}
        </Flex>
      </Box>
    </Card>
  );
}
