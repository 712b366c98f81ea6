import type { LotteryOrder } from '@aylal/contracts/orders';
import { lotteryRoutes } from '@aylal/routes';
import { formatMoney, RouteLink, useLocale, type SlotPart, useSharedMessages } from '@aylal/shell';
import { Box, Card, Heading, LinkButton, Stack } from '@aylal/ui';
import { KeyValue, KeyValueList } from '@aylal/ui/primitives';
import { OrderDelivery } from './order-delivery.tsx';
import { useRemoteMessages } from '../ui/use-remote-messages.ts';

const done = 4;

/** `order.detail.lottery`: the tickets of an order by product, what bringing them costs and how far they have come; the way to them once they are paid. */
function OrderPart({ order }: { order: LotteryOrder }) {
  const t = useRemoteMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const { items, delivery_fee } = order.subject;
  return (
    <Card padded>
      <Stack gap="4">
        <Heading size="h2">{order.title}</Heading>
        <KeyValueList>
          {items.map(({ name, quantity, price }) => (
            <KeyValue
              key={name}
              label={`${name} · ${t('order.each', { count: quantity, price: formatMoney(price, locale) })}`}
            >
              {formatMoney(price * quantity, locale)}
            </KeyValue>
          ))}
          {delivery_fee > 0 && <KeyValue label={t('shipment.fee')}>{formatMoney(delivery_fee, locale)}</KeyValue>}
          <KeyValue label={s('order.total')} total>
            {formatMoney(order.total, locale)}
          </KeyValue>
        </KeyValueList>
        {delivery_fee > 0 && <OrderDelivery refNumber={order.ref_number} />}
        {order.status.status_code === done && (
          <Box data-print="hide">
            <LinkButton asChild variant="outline">
              <RouteLink to={lotteryRoutes.orderTickets.to({ refNumber: order.ref_number })}>
                {t('order.open')}
              </RouteLink>
            </LinkButton>
          </Box>
        )}
      </Stack>
    </Card>
  );
}

export const part: SlotPart<'order.detail.lottery'> = { Component: OrderPart };
