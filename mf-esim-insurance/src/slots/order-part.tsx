import type { EsimOrder } from '@aylal/contracts/orders';
import { esimRoutes } from '@aylal/routes';
import { RouteLink, useServices, type SlotPart } from '@aylal/shell';
import { Button, Card, Flex, LinkButton, Text } from '@aylal/ui';
import { IconQrcode } from '@aylal/ui/icons';
import { useEsimMessages } from '../ui/use-esim-messages.ts';
import { esimUsageDialog } from '../ui/esim-dialogs.ts';
import { EsimSummary } from './esim-summary.tsx';
import { TopUpPart } from './top-up-part.tsx';

/** `order.detail.esim`: what was bought, and once it is there the ways to install it and to see what is left. Contributed to the order page with `{ order }`, which says itself where the money is. */
function OrderPart({ order }: { order: EsimOrder }) {
  const t = useEsimMessages();
  const { issued, top_up_of: of } = order.esim;
  return (
    <Card padded aria-label={t('order.title')}>
      <EsimSummary order={order} />
      {of !== null ? (
        <TopUpPart order={order} of={of} />
      ) : issued ? (
        <IssuedPart order={order} />
      ) : (
        <Text kind="small" tone="muted" marginTop="3">
          {t('order.later')}
        </Text>
      )}
    </Card>
  );
}

function IssuedPart({ order }: { order: EsimOrder }) {
  const t = useEsimMessages();
  const { dialogs } = useServices();
  return (
    <>
      <Text kind="small" tone="muted" marginTop="3">
        {t('order.ready')}
      </Text>
      <Flex gap="3" wrap="wrap" marginTop="3">
        <LinkButton asChild>
          <RouteLink to={esimRoutes.install.to({ refNumber: order.ref_number })}>
            <IconQrcode size={20} />
            {t('order.install')}
          </RouteLink>
        </LinkButton>
        <Button variant="outline" aria-haspopup="dialog" onClick={() => void dialogs.open(esimUsageDialog, { order })}>
          {t('order.usage')}
        </Button>
      </Flex>
    </>
  );
}

export const part: SlotPart<'order.detail.esim'> = { Component: OrderPart };
