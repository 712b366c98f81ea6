import { useState } from 'react';
import type { Cart } from '@aylal/contracts/cart';
import { beginRendered, FormKey, FormProvider, usePostedField, useSchemaForm } from '@aylal/forms';
import { formatMoney, messageKey, useLocale, usePageForm, useSession, useSharedMessages } from '@aylal/shell';
import { Button, Card, Heading, Stack, Text, TextField } from '@aylal/ui';
import { KeyValue, KeyValueList } from '@aylal/ui/primitives';
import { AddressFields } from '../ui/shipment/address-fields.tsx';
import { shipmentForm, startValues } from '../ui/shipment/shipment-form-values.ts';
import { useRemoteMessages } from '../ui/use-remote-messages.ts';
import { actField } from './plain-cart-fields.ts';

/** The order of the cart without scripts: the sum, where the tickets are announced, and where those go that are delivered (CALL-06). */
export function PlainBooking({ cart }: { cart: Cart }) {
  const t = useRemoteMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : null;
  const page = usePageForm();
  const email = usePostedField('contact_email') ?? user?.email;
  const fault = page?.posted?.answer.faults?.['contact_email'];
  const start = startValues(cart.shipment, user?.phone ?? '');
  const [begin] = useState(() => (page ? beginRendered(start, page) : { defaultValues: start, errors: undefined }));
  const form = useSchemaForm(shipmentForm, begin);
  const total = cart.items.reduce((sum, { price, quantity }) => sum + price * quantity, cart.delivery_fee);
  return (
    <Card padded aria-label={t('cart.sum')}>
      <FormProvider {...form}>
        <form method="post" noValidate>
          <FormKey />
          <input type="hidden" name="total" value={total} />
          <Stack gap="4">
            <KeyValueList>
              <KeyValue label={t('cart.pieces')}>{cart.count}</KeyValue>
              {cart.delivery_fee > 0 && (
                <KeyValue label={t('shipment.fee')}>{formatMoney(cart.delivery_fee, locale)}</KeyValue>
              )}
              <KeyValue label={s('order.total')} total>
                {formatMoney(total, locale)}
              </KeyValue>
            </KeyValueList>
            <TextField
              id="plain-cart-email"
              name="contact_email"
              label={t('cart.email')}
              hint={t('cart.emailHint')}
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              defaultValue={email}
              error={fault && s(messageKey(fault))}
            />
            {cart.delivery_fee > 0 && (
              <>
                <Heading as="h2" size="h3">
                  {t('shipment.title')}
                </Heading>
                <AddressFields />
              </>
            )}
            <Button type="submit" name={actField} value="book">
              {t('cart.book')}
            </Button>
            <Text kind="small" tone="muted">
              {t('cart.terms')}
            </Text>
          </Stack>
        </form>
      </FormProvider>
    </Card>
  );
}
