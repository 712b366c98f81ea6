import { lazy, Suspense } from 'react';
import type { Trip } from '@aylal/contracts/trips';
import { WhenInView } from '@aylal/map';
import { Box, Card, Heading, Skeleton, Text } from '@aylal/ui';
import { WithScripts } from '@aylal/ui/primitives';
import { useBusMessages } from '../../ui/use-bus-messages.ts';

const RouteMap = lazy(async () => {
  const { RouteMap: Component } = await import(/* webpackChunkName: "route-map" */ './route-map.tsx');
  return { default: Component };
});

/** Where a trip goes: its places in order, and a map of them by their days, fetched when it comes into view. */
export function RouteCard({ trip }: { trip: Trip }) {
  const t = useBusMessages();
  return (
    <Card overflow="hidden" aria-labelledby="trip-route">
      <WithScripts>
        <Box height={{ base: '260px', md: '340px' }} bg="bg.muted">
          <WhenInView>
            <Suspense fallback={<Skeleton height="full" aria-hidden />}>
              <RouteMap stops={trip.stops} />
            </Suspense>
          </WhenInView>
        </Box>
      </WithScripts>
      <Box padding={{ base: '4', lg: '5' }}>
        <Heading size="h2" id="trip-route">
          {t('trip.route')}
        </Heading>
        <Text marginTop="1">{trip.route.join(' – ')}</Text>
      </Box>
    </Card>
  );
}
