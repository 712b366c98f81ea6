import type { Cart } from '@aylal/contracts/cart';
import { formatMoney, useLocale, useServices, useSession, useSharedMessages } from '@aylal/shell';
import { Button, Card, chakra, Notice, Text, TextField } from '@aylal/ui';
import { KeyValue, KeyValueList } from '@aylal/ui/primitives';
import { useState } from 'react';
import { shipmentDialog } from '../ui/shipment-dialog-ref.ts';
import { useRemoteMessages } from '../ui/use-remote-messages.ts';
import { useBookCart } from './use-book-cart.ts';

/** The sum, where the tickets are announced, and the way to the payment (CALL-06). */
export function BookingForm({ cart, onBooked }: { cart: Cart; onBooked: () => void }) {
  const t = useRemoteMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const session = useSession();
  const [email, setEmail] = useState(session.status === 'signed-in' ? session.user.email : '');
  const { sending, fault, emailFault, book } = useBookCart(onBooked);
  const { dialogs } = useServices();
  const tickets = cart.items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const total = tickets + cart.delivery_fee;
  const send = async () => {
    const delivered = cart.delivery_fee > 0;
    const shipment = delivered
      ? (cart.shipment ?? (await dialogs.open(shipmentDialog, { location: null })))
      : undefined;
    if (!delivered || shipment) await book({ contact_email: email, total, ...(shipment ? { shipment } : {}) });
  };
  return (
    <Card padded aria-label={t('cart.sum')}>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <KeyValueList>
          {cart.delivery_fee > 0 ? (
            <>
              <KeyValue label={`${t('cart.pieces')} × ${cart.count}`}>{formatMoney(tickets, locale)}</KeyValue>
              <KeyValue label={t('shipment.fee')}>{formatMoney(cart.delivery_fee, locale)}</KeyValue>
            </>
          ) : (
            <KeyValue label={t('cart.pieces')}>{cart.count}</KeyValue>
          )}
          <KeyValue label={s('order.total')} total>
            {formatMoney(total, locale)}
          </KeyValue>
        </KeyValueList>
        <TextField
          id="cart-email"
          label={t('cart.email')}
          hint={t('cart.emailHint')}
          type="email"
          inputMode="email"
          autoComplete="email"
          value={email}
          error={emailFault ?? undefined}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        {fault !== null && (
          <Notice tone="danger" live="alert">
            {fault}
          </Notice>
        )}
        <Button type="submit" loading={sending}>
          {t('cart.book')}
        </Button>
        <Text kind="small" tone="muted">
          {t('cart.terms')}
        </Text>
      </Form>
    </Card>
  );
}

const Form = chakra('form', { base: { display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' } });
