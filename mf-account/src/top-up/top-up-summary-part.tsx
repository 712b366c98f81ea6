import type { TopUpOrder } from '@aylal/contracts/orders';
import type { SlotPart } from '@aylal/shell';
import { Flex, Text } from '@aylal/ui';
import { IconWallet } from '@aylal/ui/icons';

/** `checkout.summary.top-up`: which wallet is filled, beside the payment. Contributed to checkout with `{ order }`, which frames it and prints the price itself. */
function TopUpSummaryPart({ order }: { order: TopUpOrder }) {
  return (
    <Flex gap="3">
      <IconWallet size={24} />
      <Text strong>{order.title}</Text>
    </Flex>
  );
}

export const part: SlotPart<'checkout.summary.top-up'> = { Component: TopUpSummaryPart };
