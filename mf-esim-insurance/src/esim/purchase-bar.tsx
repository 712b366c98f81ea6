import type { EsimPackage } from '@aylal/contracts/esims';
import { usePrice, useSharedMessages } from '@aylal/shell';
import { ActionBar, Box, Button, PriceTag, Text } from '@aylal/ui';
import { WithScripts } from '@aylal/ui/primitives';
import { useEsimMessages } from '../ui/use-esim-messages.ts';
import { purchaseForm } from './use-buy-esim.ts';

/** The way to pay at the foot of a phone's screen. It belongs to the whole page, since it stays in view only as far as what holds it reaches. */
export function PurchaseBar({ chosen, buying }: { chosen: EsimPackage; buying: boolean }) {
  const t = useEsimMessages();
  const s = useSharedMessages();
  const { charged } = usePrice();
  return (
    <ActionBar
      marginInline={{ base: '-4', md: '-6' }}
      marginTop="4"
      data-print="hide"
      role="region"
      aria-label={s('order.total')}
    >
      <Box flex="1" minWidth="0">
        <WithScripts>
          <PriceTag {...charged(chosen.price)} />
          <Text kind="caption" tone="muted">
            {chosen.title}
          </Text>
        </WithScripts>
      </Box>
      <Button type="submit" form={purchaseForm} loading={buying}>
        {t('buy.short')}
      </Button>
    </ActionBar>
  );
}
