import type { Money } from '@aylal/domain/money';
import { usePrice, useSharedMessages } from '@aylal/shell';
import { ActionBar, Box, PriceTag } from '@aylal/ui';
import type { ReactNode } from 'react';

export interface ChoiceBarProps {
  /** What the chosen seats or places come to. */
  price: Money;
  /** The way on. */
  children: ReactNode;
}

/** The foot of a phone screen once something is chosen: what it comes to, and the way on, which is in its card below everything that can be chosen. */
export function ChoiceBar({ price, children }: ChoiceBarProps) {
  const s = useSharedMessages();
  const { charged } = usePrice();
  return (
    <ActionBar marginInline={{ base: '-4', md: '-6' }} marginTop="4" role="region" aria-label={s('order.total')}>
      <Box flex="1" minWidth="0">
        <PriceTag {...charged(price)} />
      </Box>
      {children}
    </ActionBar>
  );
}
