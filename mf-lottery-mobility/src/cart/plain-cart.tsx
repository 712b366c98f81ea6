import type { Cart } from '@aylal/contracts/cart';
import { messageKey, usePageForm, useSharedMessages } from '@aylal/shell';
import { Aside, Card, CardRows, MainWithAside, Notice, Stack } from '@aylal/ui';
import { useRemoteMessages } from '../ui/use-remote-messages.ts';
import { PlainBooking } from './plain-booking.tsx';
import type { CartRefusal } from './plain-cart-fields.ts';
import { PlainCartLine } from './plain-cart-line.tsx';

/** The cart without scripts: a form for each product, and one that orders (`submit-cart.ts`). */
export function PlainCart({ cart }: { cart: Cart }) {
  const t = useRemoteMessages();
  const s = useSharedMessages();
  const refused = usePageForm<CartRefusal>()?.posted?.answer.refused;
  return (
    <MainWithAside>
      <Stack gap="3">
        {refused && (
          <Notice tone="danger" live="alert">
            {refused.own !== undefined
              ? t(messageKey(refused.own))
              : refused.shared === undefined
                ? refused.message
                : s(messageKey(refused.shared))}
          </Notice>
        )}
        <Card padded aria-label={t('cart.items')}>
          <CardRows>
            {cart.items.map((item) => (
              <PlainCartLine key={item.id} item={item} />
            ))}
          </CardRows>
        </Card>
      </Stack>
      <Aside>
        <PlainBooking cart={cart} />
      </Aside>
    </MainWithAside>
  );
}
