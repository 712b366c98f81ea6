import type { TripListed } from '@aylal/contracts/trips';
import { DisplayPriceTag } from '@aylal/parts';
import { tripRoutes } from '@aylal/routes';
import { formatDayWithYear, RouteLink, useLocale } from '@aylal/shell';
import { Box, Card, Flex, Heading, Tag, Text } from '@aylal/ui';
import { useBusMessages } from '../ui/use-bus-messages.ts';
import { CardLink } from '../ui/card-link.tsx';
import { TripPicture } from '../ui/package-booking/trip-picture.tsx';

/** A trip of the list: where, how long, from what price, and when it leaves next. */
export function TripCard({
  trip,
  eager,
  headingAs = 'h2',
}: {
  trip: TripListed;
  eager: boolean;
  headingAs?: 'h2' | 'h3';
}) {
  const t = useBusMessages();
  const locale = useLocale();
  return (
    <Card interactive position="relative" overflow="hidden" height="full" display="flex" flexDirection="column">
      <TripPicture url={trip.picture} eager={eager} />
      <Flex direction="column" flex="1" padding="4" gap="2">
        <Flex gap="2">
          <Tag>{t(`trips.kind.${trip.kind}`)}</Tag>
          <Tag>{t('trips.days', { count: trip.days })}</Tag>
        </Flex>
        <Heading as={headingAs} size="h3">
          <CardLink asChild>
            <RouteLink to={tripRoutes.detail.to({ slug: trip.slug })}>{trip.title}</RouteLink>
          </CardLink>
        </Heading>
        <Text kind="small" tone="muted" flex="1">
          {trip.lead}
        </Text>
        <Flex justify="space-between" align="flex-end" gap="3">
          <Text kind="small" tone={trip.next_date ? 'muted' : 'danger'}>
            {trip.next_date ? t('trips.next', { date: formatDayWithYear(trip.next_date, locale) }) : t('trips.full')}
          </Text>
          <Box textAlign="end" flex="none">
            <Text kind="caption" tone="muted">
              {t('trips.perPerson')}
            </Text>
            <DisplayPriceTag price={trip.price} align="end" />
          </Box>
        </Flex>
      </Flex>
    </Card>
  );
}
