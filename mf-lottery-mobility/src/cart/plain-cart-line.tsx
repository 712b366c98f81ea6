import { MOST_OF_ONE, type CartItem } from '@aylal/contracts/cart';
import { formatMoney, useLocale, useSharedMessages } from '@aylal/shell';
import { Box, Button, Flex, IconButton, SelectField, Text } from '@aylal/ui';
import { IconTrash } from '@aylal/ui/icons';
import { useRemoteMessages } from '../ui/use-remote-messages.ts';
import { actField } from './plain-cart-fields.ts';

/** One product of the cart without scripts: how many of it, what they cost, and away with it. */
export function PlainCartLine({ item }: { item: CartItem }) {
  const t = useRemoteMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const most = Math.max(1, item.quantity, Math.min(MOST_OF_ONE, item.left));
  return (
    <Box paddingBlock="3">
      <form method="post">
        <input type="hidden" name="id" value={item.id} />
        <Flex gap="3" align="center" wrap="wrap">
          <Box flex="1" minWidth="140px">
            <SelectField
              id={`plain-cart-${item.id}`}
              name="quantity"
              label={item.name}
              hint={t('cart.each', { price: formatMoney(item.price, locale) })}
              defaultValue={String(item.quantity)}
              options={Array.from({ length: most }, (_, index) => ({
                value: String(index + 1),
                label: String(index + 1),
              }))}
            />
          </Box>
          <Button type="submit" name={actField} value="change" variant="outline" size="sm">
            {s('form.apply')}
          </Button>
          <IconButton type="submit" name={actField} value="remove" label={t('cart.remove', { name: item.name })}>
            <IconTrash size={20} />
          </IconButton>
        </Flex>
      </form>
      <Flex justify="space-between" gap="3">
        <Text kind="small" tone="muted">
          {item.left < item.quantity && t('cart.fewer', { count: item.left })}
        </Text>
        <Text strong>{formatMoney(item.price * item.quantity, locale)}</Text>
      </Flex>
    </Box>
  );
}
