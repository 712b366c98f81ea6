import type { Esim, EsimPackage } from '@aylal/contracts';
import { DisplayPriceTag, usePriceText } from '@aylal/parts';
import { usePrice, useSession } from '@aylal/shell';
import { ActionBar, Box, Button, Card, chakra, Flex, Notice, PriceTag, Text, TextField } from '@aylal/ui';
import { useId, useState } from 'react';
import { useEsimMessages } from '../ui/use-esim-messages.ts';

import { useBuyEsim } from './use-buy-esim.ts';

/** What the chosen package costs, where news of it go, and the way to pay. Whoever is signed in has an e-mail there already. */
export function PurchaseCard({ esim, chosen }: { esim: Esim; chosen: EsimPackage }) {
  const t = useEsimMessages();
  const session = useSession();
  const price = usePriceText();
  const { charged } = usePrice();
  const form = useId();
  const [typed, setTyped] = useState<string>();
  const { buy, buying, fault } = useBuyEsim(esim.slug);
  const known = session.status === 'signed-in' ? session.user.email : '';
  return (
    <>
      <Card padded aria-label={t('buy.title')}>
        <Text kind="small" tone="muted">
          {chosen.title}
        </Text>
        <Flex justify="space-between" align="baseline" marginTop="2" gap="3">
          <Text strong>{t('buy.total')}</Text>
          <DisplayPriceTag price={chosen.price} size="lg" align="end" />
        </Flex>
        <Form
          id={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void buy(chosen.id, typed ?? known);
          }}
        >
          <TextField
            label={t('buy.email')}
            hint={t('buy.emailHint')}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={255}
            value={typed ?? known}
            onChange={(event) => setTyped(event.target.value)}
            error={fault.email}
          />
          {fault.general && (
            <Notice tone="danger" live="alert">
              {fault.general}
            </Notice>
          )}
          <Box display={{ base: 'none', lg: 'grid' }}>
            <Button type="submit" loading={buying}>
              {t('buy.action', { price: price(chosen.price) })}
            </Button>
          </Box>
        </Form>
        <Text kind="small" tone="muted" marginTop="3">
          {t('buy.private')}
        </Text>
      </Card>
      <ActionBar marginInline={{ base: '-4', md: '-6' }} role="region" aria-label={t('buy.total')}>
        <Box flex="1" minWidth="0">
          <PriceTag {...charged(chosen.price)} />
          <Text kind="caption" tone="muted">
            {chosen.title}
          </Text>
        </Box>
        <Button type="submit" form={form} loading={buying}>
          {t('buy.short')}
        </Button>
      </ActionBar>
    </>
  );
}

const Form = chakra('form', { base: { display: 'grid', gap: '3', marginTop: '4' } });
