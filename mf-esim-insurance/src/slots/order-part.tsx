import type { EsimOrder } from '@aylal/contracts';
import { esimRoutes } from '@aylal/routes';
import { RouteLink, type SlotPart } from '@aylal/shell';
import { Card, LinkButton, Text } from '@aylal/ui';
import { IconQrcode } from '@aylal/ui/icons';
import { useEsimMessages } from '../ui/use-esim-messages.ts';
import { EsimSummary } from './esim-summary.tsx';

/** `order.detail.esim`: what was bought, and once it is there the way to install it. Lent to the order page with `{ order }`, which says itself where the money is. */
function OrderPart({ order }: { order: EsimOrder }) {
  const t = useEsimMessages();
  return (
    <Card padded aria-label={t('order.title')}>
      <EsimSummary order={order} />
      {order.esim.issued ? (
        <>
          <Text kind="small" tone="muted" marginTop="3">
            {t('order.ready')}
          </Text>
          <LinkButton asChild marginTop="3">
            <RouteLink to={esimRoutes.install.to({ refNumber: order.ref_number })}>
              <IconQrcode size={20} />
              {t('order.install')}
            </RouteLink>
          </LinkButton>
        </>
      ) : (
        <Text kind="small" tone="muted" marginTop="3">
          {t('order.later')}
        </Text>
      )}
    </Card>
  );
}

export const part: SlotPart<'order.detail.esim'> = { Component: OrderPart };
