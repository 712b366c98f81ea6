import { lazy, Suspense } from 'react';
import type { HotelCard } from '@aylal/contracts/hotels';
import { WhenInView } from '@aylal/map';
import { Box, Card, Heading, Skeleton, Text } from '@aylal/ui';
import { WithScripts } from '@aylal/ui/primitives';
import { useHotelsMessages } from '../ui/use-hotels-messages.ts';

const LocationMap = lazy(async () => {
  const { LocationMap: Component } = await import(/* webpackChunkName: "location-map" */ './location-map.tsx');
  return { default: Component };
});

/** Where the hotel is: its address, and a map of what is around it, fetched when it comes into view. */
export function LocationCard({ hotel }: { hotel: Pick<HotelCard, 'tapa_code' | 'name' | 'address' | 'location'> }) {
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
      </Box>
    </Card>
  );
}
