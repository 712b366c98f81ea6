import type { Money } from '@aylal/domain/money';
import { usePrice } from '@aylal/shell';
import { ActionBar, Box, PriceTag, Text } from '@aylal/ui';
import type { ReactNode } from 'react';

/** The foot of a phone screen: what is charged, and the one thing to do. */
export function PayBar({ total, note, children }: { total: Money; note: ReactNode; children: ReactNode }) {
  const { charged } = usePrice();
  return (
    <ActionBar marginInline={{ base: '-4', md: '-6' }} marginTop="6" data-print="hide">
      <Box flex="1" minWidth="0">
        <PriceTag {...charged(total)} />
        <Text as="div" kind="caption" tone="muted">
          {note}
        </Text>
      </Box>
      {children}
    </ActionBar>
  );
}
