import type { FlightOrder } from '@aylal/contracts';
import { journeyPlaces } from '@aylal/domain';
import { formatInstant, RouteLink, Slot, useLocale } from '@aylal/shell';
import { Box, Button, Flex, Heading, Logo, SupportPhoneLink, Text, TextLink } from '@aylal/ui';
import { IconArrowLeft, IconPrinter } from '@aylal/ui/icons';
import { isPrintable } from '../domain/is-printable.ts';
import { RefundButton } from '../refund/refund-button.tsx';
import { useWayToOrders } from '../ui/list-left.ts';
import { StatusTag } from '../ui/status-tag.tsx';
import { useAccountMessages } from '../ui/use-account-messages.ts';

/** From where to where, how the order stands in words, and what can be done with it. */
export function OrderHeader({ order }: { order: FlightOrder }) {
  const t = useAccountMessages();
  const locale = useLocale();
  const orders = useWayToOrders();
  const values = {
    refNumber: order.ref_number,
    count: order.travellers.length,
    date: formatInstant(order.created_at, locale),
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
              {journeyPlaces(order.search_data.trips).join(' – ')}
            </Heading>
            <StatusTag status={order.status} />
          </Flex>
          <Text kind="note" tone="muted">
            {t('order.meta', values)}
          </Text>
        </Box>
        <Flex gap="2" wrap="wrap" data-print="hide">
          <Slot name="order.actions.flight" props={{ order }} />
          <RefundButton order={order} />
          {isPrintable(order) && (
            <Button size="sm" variant="outline" onClick={() => print()}>
              <IconPrinter size={18} />
              {t('order.print')}
            </Button>
          )}
        </Flex>
      </Flex>
    </div>
  );
}
