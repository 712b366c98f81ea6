import type { Cart } from '@aylal/contracts/cart';
import { Aside, Button, Card, CardRows, Flex, MainWithAside, Notice, Stack } from '@aylal/ui';
import { IconTrash } from '@aylal/ui/icons';
import { useState } from 'react';
import { ShipmentCard } from './shipment-card.tsx';
import { useRemoteMessages } from '../ui/use-remote-messages.ts';
import { BookingForm } from './booking-form.tsx';
import { CartLine } from './cart-line.tsx';
import { useCartActions } from '../ui/use-cart-actions.ts';

/** What is in the cart, one row each, and the way to pay for it. One change at a time, and a refused one says why above the rows. */
export function CartContent({ cart }: { cart: Cart }) {
  const t = useRemoteMessages();
  const actions = useCartActions();
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const run = async (change: () => Promise<string | null>) => {
    setBusy(true);
    setFault(await change());
    setBusy(false);
  };
  return (
    <MainWithAside>
      <Stack gap="3">
        {fault !== null && (
          <Notice tone="danger" live="alert">
            {fault}
          </Notice>
        )}
        <Card padded aria-label={t('cart.items')}>
          <CardRows>
            {cart.items.map((item) => (
              <CartLine
                key={item.id}
                item={item}
                busy={busy}
                onChange={(quantity) => void run(() => actions.change(item.id, quantity))}
                onRemove={() => void run(() => actions.remove(item.id))}
              />
            ))}
          </CardRows>
        </Card>
        {cart.delivery_fee > 0 && <ShipmentCard shipment={cart.shipment} />}
        <Flex justify="flex-end">
          <Button variant="ghost" size="sm" disabled={busy} onClick={() => void run(actions.reset)}>
            <IconTrash size={18} />
            {t('cart.reset')}
          </Button>
        </Flex>
      </Stack>
      <Aside>
        <BookingForm cart={cart} onBooked={actions.booked} />
      </Aside>
    </MainWithAside>
  );
}
