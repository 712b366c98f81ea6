import type { Order } from '@aylal/contracts/orders';
import { formatInstantWithYear, RouteLink, useLocale } from '@aylal/shell';
import { Box, Flex, Heading, Logo, SupportPhoneLink, Text, TextLink } from '@aylal/ui';
import { IconArrowLeft } from '@aylal/ui/icons';
import { BusActions } from './bus/bus-actions.tsx';
import { isRide } from './bus/ride.ts';
import { FullRefundButton } from './full-refund/full-refund-button.tsx';
import { HotelActions } from './hotel/hotel-actions.tsx';
import { FlightActions } from './product/flight-actions.tsx';
import { useBackToOrders } from '../ui/back-to-orders.ts';
import { StatusTag } from '../ui/status-tag.tsx';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import { CalendarButton } from './calendar/calendar-button.tsx';
import { PrintButton } from './print-button.tsx';

/** What was bought, how the order is in words, and what can be done with it. */
export function OrderHeader({ order }: { order: Order }) {
  const t = useAccountMessages();
  const locale = useLocale();
  const orders = useBackToOrders();
  const values = {
    refNumber: order.ref_number,
    date: formatInstantWithYear(order.created_at, locale),
  };
  return (
    <div>
      <Flex data-print="only" justify="space-between" align="center" marginBottom="4">
        <Logo />
        <SupportPhoneLink />
      </Flex>
      <TextLink asChild data-print="hide" display="inline-flex" alignItems="center" gap="2" minHeight="36px">
        <RouteLink to={orders}>
          <IconArrowLeft size={18} />
          {t('orders.title')}
        </RouteLink>
      </TextLink>
      <Flex justify="space-between" align="end" wrap="wrap" gap="3">
        <Box minWidth="0">
          <Flex gap="2" align="center" wrap="wrap">
            <Heading as="h1" size="h1">
              {order.title}
            </Heading>
            <StatusTag status={order.status} />
          </Flex>
          <Text kind="note" tone="muted">
            {order.product === 'flight'
              ? t('order.meta', { ...values, count: order.travellers.length })
              : t('order.metaPlain', values)}
          </Text>
        </Box>
        <Flex gap="2" wrap="wrap" data-print="hide">
          {order.product === 'flight' && <FlightActions order={order} />}
          {order.product === 'hotel' && <HotelActions order={order} />}
          {isRide(order) && <BusActions order={order} />}
          {'full_refund' in order && <FullRefundButton order={order} />}
          <CalendarButton order={order} />
          <PrintButton order={order} />
        </Flex>
      </Flex>
    </div>
  );
}
