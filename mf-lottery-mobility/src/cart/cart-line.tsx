import { MOST_OF_ONE, type CartItem } from '@aylal/contracts/cart';
import { formatMoney, useLocale } from '@aylal/shell';
import { Box, Flex, IconButton, Text } from '@aylal/ui';
import { IconTrash } from '@aylal/ui/icons';
import { CounterField } from '@aylal/ui/primitives';
import { useRemoteMessages } from '../ui/use-remote-messages.ts';

interface CartLineProps {
  readonly item: CartItem;
  readonly busy: boolean;
  readonly onChange: (quantity: number) => void;
  readonly onRemove: () => void;
}

/** One product of the cart: how many of it, what they cost, and away with it. Says where there are fewer left than it holds. */
export function CartLine({ item, busy, onChange, onRemove }: CartLineProps) {
  const t = useRemoteMessages();
  const locale = useLocale();
  const most = Math.min(MOST_OF_ONE, item.left);
  return (
    <Box paddingBlock="3">
      <Flex gap="3" align="center">
        <Box flex="1" minWidth="0">
          <CounterField
            label={item.name}
            hint={t('cart.each', { price: formatMoney(item.price, locale) })}
            value={item.quantity}
            min={1}
            max={Math.max(1, most)}
            mostReason={t('cart.most', { count: most })}
            onChange={(quantity) => !busy && onChange(quantity)}
          />
        </Box>
        <IconButton label={t('cart.remove', { name: item.name })} disabled={busy} onClick={onRemove}>
          <IconTrash size={20} />
        </IconButton>
      </Flex>
      <Flex justify="space-between" gap="3">
        <Text kind="small" tone="muted">
          {item.left < item.quantity && t('cart.fewer', { count: item.left })}
        </Text>
        <Text strong>{formatMoney(item.price * item.quantity, locale)}</Text>
      </Flex>
    </Box>
  );
}
