import type { LotteryOrder } from '@aylal/contracts/orders';
import type { SlotPart } from '@aylal/shell';
import { Box, Flex, Stack, Text } from '@aylal/ui';
import { IconTicket } from '@aylal/ui/icons';
import { OrderDelivery } from './order-delivery.tsx';

/** `checkout.summary.lottery`: the tickets beside the payment and where they are brought, which can be changed until they are paid. Contributed to checkout with `{ order }`, which frames it and prints the price itself. */
function CheckoutSummaryPart({ order }: { order: LotteryOrder }) {
  const { items, delivery_fee } = order.subject;
  return (
    <Stack gap="4">
      <Flex gap="3">
        <IconTicket size={24} />
        <Box minWidth="0">
          <Text strong>{order.title}</Text>
          {items.map(({ name, quantity }) => (
            <Text key={name} kind="small" tone="muted">
              {quantity} × {name}
            </Text>
          ))}
        </Box>
      </Flex>
      {delivery_fee > 0 && <OrderDelivery refNumber={order.ref_number} />}
    </Stack>
  );
}

export const part: SlotPart<'checkout.summary.lottery'> = { Component: CheckoutSummaryPart };
