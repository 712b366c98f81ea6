import type { OrderSummary } from '@aylal/contracts/orders';
import type { ListedProduct } from '@aylal/domain/orders';
import { accountRoutes } from '@aylal/routes';
import { formatDayWithYear, formatMoney, RouteLink, useLocale, useLocation } from '@aylal/shell';
import { Box, Card, chakra, Flex, Text } from '@aylal/ui';
import {
  IconBed,
  IconBus,
  IconCar,
  IconChevronRight,
  IconDeviceSim,
  IconMap,
  IconPlane,
  IconShieldCheck,
  IconTicket,
  IconTrain,
  IconWallet,
} from '@aylal/ui/icons';
import { filterState } from '../ui/back-to-orders.ts';
import { StatusTag } from '../ui/status-tag.tsx';
import { useAccountMessages } from '../ui/use-account-messages.ts';

/** Of the products that have their own; the others have a ticket. */
const signs: Readonly<Partial<Record<ListedProduct, typeof IconPlane>>> = {
  flight: IconPlane,
  hotel: IconBed,
  bus: IconBus,
  train: IconTrain,
  trip: IconMap,
  transport: IconCar,
  esim: IconDeviceSim,
  insurance: IconShieldCheck,
  'top-up': IconWallet,
};

/** An order in the list: what was bought, when, its state, and what is left to pay. The whole row is the link. */
export function OrderRow({ order }: { order: OrderSummary }) {
  const t = useAccountMessages();
  const locale = useLocale();
  const { search } = useLocation();
  const Sign = signs[order.product] ?? IconTicket;
  return (
    <li>
      <Card interactive position="relative" padding={{ base: '4', lg: '5' }}>
        <Flex gap="3" align="center">
          <Box
            color="fg.muted"
            display={{ base: 'none', md: 'block' }}
            role="img"
            aria-label={t(`orders.product.${order.product}`)}
          >
            <Sign size={22} />
          </Box>
          <Flex flex="1" minWidth="0" columnGap="3" rowGap="1" direction={{ base: 'column', md: 'row' }}>
            <Box flex="1" minWidth="0">
              <Flex gap="2" align="center" wrap="wrap">
                <WholeRowLink asChild>
                  <RouteLink
                    to={accountRoutes.order.to({ product: order.product, refNumber: order.ref_number })}
                    state={filterState(search)}
                  >
                    {order.title}
                  </RouteLink>
                </WholeRowLink>
                <StatusTag status={order.status} />
              </Flex>
              <Text kind="note" tone="muted">
                {formatDayWithYear(order.depart_date, locale)} · {order.ref_number}
              </Text>
            </Box>
            <Box textAlign={{ md: 'end' }} whiteSpace="nowrap">
              <Text strong>{formatMoney(order.total, locale)}</Text>
              {order.to_pay > 0 && (
                <Text kind="small" tone="warning">
                  {t('orders.toPay', { amount: formatMoney(order.to_pay, locale) })}
                </Text>
              )}
            </Box>
          </Flex>
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
