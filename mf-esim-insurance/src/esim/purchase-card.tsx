import type { EsimPackage } from '@aylal/contracts/esims';
import { FormKey, usePostedField } from '@aylal/forms';
import { DisplayPriceTag, SignInLink } from '@aylal/parts';
import { formatMoney, useLocale, useSession, useSharedMessages } from '@aylal/shell';
import { Box, Button, Card, chakra, Flex, Notice, Text, TextField } from '@aylal/ui';
import { WithoutScripts, WithScripts } from '@aylal/ui/primitives';
import { useState } from 'react';
import { useEsimMessages } from '../ui/use-esim-messages.ts';
import { contactField, faultNotice, purchaseForm, type Purchase } from './use-buy-esim.ts';

/** What the chosen package costs, where news of it go, and the way to pay. Whoever is signed in has an e-mail there already. */
export function PurchaseCard({ chosen, purchase }: { chosen: EsimPackage; purchase: Purchase }) {
  const t = useEsimMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const session = useSession();
  const { buy, buying, fault } = purchase;
  const posted = usePostedField('contact_email');
  const [typed, setTyped] = useState(posted);
  const known = session.status === 'signed-in' ? session.user.email : '';
  return (
    <Card padded aria-label={t('buy.title')}>
      <WithScripts>
        <Text kind="small" tone="muted">
          {chosen.title}
        </Text>
        <Flex justify="space-between" align="baseline" marginTop="2" gap="3">
          <Text strong>{s('order.total')}</Text>
          <DisplayPriceTag price={chosen.price} size="lg" align="end" />
        </Flex>
      </WithScripts>
      <Form
        id={purchaseForm}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void buy(chosen.id, typed ?? known);
        }}
      >
        <FormKey />
        {session.status === 'anonymous' && (
          <SignInLink size="sm" variant="outline">
            {s('action.sign_in')}
          </SignInLink>
        )}
        <TextField
          id={contactField}
          name="contact_email"
          label={t('buy.email')}
          hint={t('buy.emailHint')}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={255}
          value={typed ?? known}
          // A session that arrives while somebody types puts nothing into the box: the two would be joined.
          onFocus={() => setTyped(typed ?? known)}
          onBlur={() => setTyped(typed === '' || typed === known ? undefined : typed)}
          onChange={(event) => setTyped(event.target.value)}
          error={fault.email}
        />
        {fault.general && (
          <Notice id={faultNotice} tone="danger" live="alert">
            {fault.general}
          </Notice>
        )}
        <Box display={{ base: 'none', lg: 'grid' }}>
          <Button type="submit" loading={buying}>
            <WithScripts asChild>
              <span>{t('buy.action', { price: formatMoney(chosen.price, locale) })}</span>
            </WithScripts>
            <WithoutScripts>{t('buy.short')}</WithoutScripts>
          </Button>
        </Box>
      </Form>
      <Text kind="small" tone="muted" marginTop="3">
        {t('buy.private')}
      </Text>
    </Card>
  );
}

const Form = chakra('form', { base: { display: 'grid', gap: '3', marginTop: '4' } });
