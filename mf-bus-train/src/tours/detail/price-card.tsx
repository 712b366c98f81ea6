import type { Trip, TripDeparture } from '@aylal/contracts/trips';
import { usePriceText } from '@aylal/parts';
import { tripRoutes } from '@aylal/routes';
import { formatDayWithYear, RouteLink, travelRequestDialog, useLocale, useServices } from '@aylal/shell';
import { Box, Button, Card, Heading, LinkButton, Stack, SupportPhoneLink, Text } from '@aylal/ui';
import { KeyValue, KeyValueList, WithScripts } from '@aylal/ui/primitives';
import { DepositLine } from './deposit-line.tsx';
import { GroupPrice } from './group-price.tsx';
import type { Group } from './group.ts';
import { useBusMessages } from '../../ui/use-bus-messages.ts';

interface PriceCardProps {
  trip: Trip;
  departure: TripDeparture;
  group: Group;
  onGroup: (group: Group) => void;
}

/** What the chosen date costs a group and each of it, and the ways to book it and to ask about it (MODAL-32). */
export function PriceCard({ trip, departure, group, onGroup }: PriceCardProps) {
  const t = useBusMessages();
  const price = usePriceText();
  const locale = useLocale();
  const { dialogs } = useServices();
  const book = tripRoutes.booking.to(
    { slug: trip.slug },
    { date: departure.date, people: String(group.adults + group.children) },
  );
  const ask = () => void dialogs.open(travelRequestDialog, { destination: trip.title });
  return (
    <Card padded>
      <Heading size="h2">{t('trip.prices')}</Heading>
      <Text kind="small" tone="muted" marginTop="1">
        {formatDayWithYear(departure.date, locale)}
      </Text>
      <GroupPrice trip={trip} departure={departure} group={group} onChange={onGroup} />
      <KeyValueList marginTop="3" paddingTop="3" borderTopWidth="1px" borderColor="border.muted">
        <KeyValue label={t('trips.perPerson')}>{price(departure.price)}</KeyValue>
        {departure.single_supplement > 0 && (
          <KeyValue label={t('trip.single')}>+{price(departure.single_supplement)}</KeyValue>
        )}
        {trip.child_below > 0 && (
          <KeyValue label={t('trip.child', { age: trip.child_below })}>{price(departure.child_price)}</KeyValue>
        )}
      </KeyValueList>
      {trip.child_below === 0 && (
        <Text kind="small" tone="muted" marginTop="2">
          {t('trip.noChildren')}
        </Text>
      )}
      <DepositLine trip={trip} departure={departure} />
      <Stack gap="2" marginTop="4">
        {departure.free > 0 && (
          <Box display={{ base: 'none', lg: 'grid' }}>
            <LinkButton asChild>
              <RouteLink to={book}>{t('trip.book')}</RouteLink>
            </LinkButton>
          </Box>
        )}
        <WithScripts display="grid">
          <Button variant="outline" aria-haspopup="dialog" onClick={ask}>
            {t('trip.ask')}
          </Button>
        </WithScripts>
      </Stack>
      <Text kind="small" tone="muted" marginTop="3">
        {t('trip.askText')} <SupportPhoneLink />
      </Text>
    </Card>
  );
}
