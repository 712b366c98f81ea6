import type { ListedRide } from '@aylal/contracts/mobility';
import { rideReceiptHindrance, vehicleTypeOf } from '@aylal/domain/mobility';
import { rideRoutes } from '@aylal/routes';
import { formatInstantWithYear, formatMoney, RouteLink, useLocale, useServices } from '@aylal/shell';
import { Box, Button, Card, Flex, Heading, Tag, Text, TextLink } from '@aylal/ui';
import { useId } from 'react';
import { useRemoteMessages } from '../../ui/use-remote-messages.ts';
import { useRideLength } from './use-ride-length.ts';

/** One ride among others: what was ridden, when, for how long and for how much, and its tax receipt. */
export function RideRow({ ride }: { ride: ListedRide }) {
  const t = useRemoteMessages();
  const locale = useLocale();
  const { panels } = useServices();
  const length = useRideLength(ride);
  const heading = useId();
  const { id, plate_no, vehicle_type, started_at, price, receipt } = ride;
  const begun = formatInstantWithYear(started_at, locale);
  const action = t(receipt === 'none' ? 'rides.receipt' : 'rides.seeReceipt');
  return (
    <Card padding="4" aria-labelledby={heading}>
      <Flex gap="3" justify="space-between" align="flex-start" wrap="wrap">
        <Box minWidth="0">
          <Heading as="h2" size="h3" id={heading}>
            <TextLink asChild>
              <RouteLink to={rideRoutes.ride.to({ ride: id })}>
                {t(`mobility.type.${vehicleTypeOf(vehicle_type) ?? 'unknown'}`)} · {plate_no}
              </RouteLink>
            </TextLink>
          </Heading>
          <Text tone="muted" kind="small">
            {begun}
            {length && ` · ${length}`}
          </Text>
        </Box>
        <Text fontWeight="semibold">{formatMoney(price, locale)}</Text>
      </Flex>
      <Flex gap="3" marginTop="3" align="center" wrap="wrap">
        {ride.ended_at === null && <Tag tone="accent">{t('rides.running')}</Tag>}
        {rideReceiptHindrance(ride) === null && (
          <Button
            size="sm"
            variant="outline"
            aria-haspopup="dialog"
            aria-label={`${action}, ${plate_no}, ${begun}`}
            onClick={() => panels.open('mobilityEBarimt', { ref_number: id, company: null, shows: true })}
          >
            {action}
          </Button>
        )}
      </Flex>
    </Card>
  );
}
