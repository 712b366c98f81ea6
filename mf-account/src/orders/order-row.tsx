import type { OrderSummary } from '@aylal/contracts';
import { accountRoutes } from '@aylal/routes';
import { formatDay, formatMoney, RouteLink, useLocale } from '@aylal/shell';
import { Box, Card, chakra, Flex, Text } from '@aylal/ui';
import { IconChevronRight } from '@aylal/ui/icons';
import { StatusTag } from '../ui/status-tag.tsx';
import { useAccountMessages } from '../ui/use-account-messages.ts';

/** An order in the list: where to, when, how it stands, and what is left to pay. The whole row is the link. */
export function OrderRow({ order }: { order: OrderSummary }) {
  const t = useAccountMessages();
  const locale = useLocale();
  return (
    <li>
      <Card interactive position="relative" padding={{ base: '4', lg: '5' }}>
        <Flex gap="3" align="center">
          <Box flex="1" minWidth="0">
            <Flex gap="2" align="center" wrap="wrap">
              <WholeRowLink asChild>
                <RouteLink to={accountRoutes.order.to({ product: order.product, refNumber: order.ref_number })}>
                  {order.title}
                </RouteLink>
              </WholeRowLink>
              <StatusTag status={order.status} />
            </Flex>
            <Text kind="note" tone="muted">
              {formatDay(order.depart_date, locale)} · {order.ref_number}
            </Text>
          </Box>
          <Box textAlign="end" whiteSpace="nowrap">
            <Text strong>{formatMoney(order.total, locale)}</Text>
            {order.to_pay > 0 && (
              <Text kind="small" tone="warning">
                {t('orders.toPay', { amount: formatMoney(order.to_pay, locale) })}
              </Text>
            )}
          </Box>
          <IconChevronRight size={20} />
        </Flex>
      </Card>
    </li>
  );
}

const WholeRowLink = chakra('a', {
  base: {
    fontWeight: '600',
    color: 'fg',
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
  },
});
