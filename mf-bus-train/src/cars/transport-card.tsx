import type { TransportListed } from '@aylal/contracts/transports';
import { DisplayPriceTag } from '@aylal/parts';
import { transportRoutes } from '@aylal/routes';
import { RouteLink } from '@aylal/shell';
import { Box, Card, Flex, Heading, Tag, Text } from '@aylal/ui';
import { TripPicture } from '../ui/package-booking/trip-picture.tsx';
import { useBusMessages } from '../ui/use-bus-messages.ts';
import { CardLink } from '../ui/card-link.tsx';

/** A car of the list: where, what drives, how many it takes, and its price for one way or for a day. */
export function TransportCard({ transport, eager }: { transport: TransportListed; eager: boolean }) {
  const t = useBusMessages();
  return (
    <Card interactive position="relative" overflow="hidden" height="full" display="flex" flexDirection="column">
      <TripPicture url={transport.picture} eager={eager} />
      <Flex direction="column" flex="1" padding="4" gap="2">
        <Flex gap="2">
          <Tag>{t(`transports.kind.${transport.kind}`)}</Tag>
          <Tag>{t(`transports.class.${transport.vehicle_class}`)}</Tag>
        </Flex>
        <Heading as="h2" size="h3">
          <CardLink asChild>
            <RouteLink to={transportRoutes.detail.to({ id: transport.id })}>{transport.title}</RouteLink>
          </CardLink>
        </Heading>
        <Text kind="small" tone="muted" flex="1">
          {transport.lead}
        </Text>
        <Flex justify="space-between" align="flex-end" gap="3">
          <Text kind="small" tone="muted">
            {t('transports.seats', { count: transport.seats })} ·{' '}
            {t('transports.luggage', { count: transport.luggage })}
          </Text>
          <Box textAlign="end" flex="none">
            <Text kind="caption" tone="muted">
              {t(`transports.per.${transport.kind}`)}
            </Text>
            <DisplayPriceTag price={transport.price} align="end" />
          </Box>
        </Flex>
      </Flex>
    </Card>
  );
}
