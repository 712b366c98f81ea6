import type { TopUpOrder } from '@aylal/contracts/orders';
import { accountRoutes } from '@aylal/routes';
import { formatMoney, RouteLink, useLocale, type SlotPart } from '@aylal/shell';
import { Box, Card, Heading, LinkButton } from '@aylal/ui';
import { KeyValue, KeyValueList } from '@aylal/ui/primitives';
import { useAccountMessages } from '../ui/use-account-messages.ts';

const done = 4;

/** `order.detail.top-up`: which wallet is filled and with how much; and the way there once the money is in it. */
function TopUpOrderPart({ order }: { order: TopUpOrder }) {
  const t = useAccountMessages();
  const locale = useLocale();
  const game = order.subject.type === 'game';
  return (
    <Card padded>
      <Heading size="h2">{t('topUpOrder.title')}</Heading>
      <KeyValueList>
        <KeyValue label={t('topUpOrder.wallet')}>{t(game ? 'topUpOrder.game' : 'topUpOrder.general')}</KeyValue>
        <KeyValue label={t('topUpOrder.amount')} total>
          {formatMoney(order.total, locale)}
        </KeyValue>
      </KeyValueList>
      {order.status.status_code === done && (
        <Box data-print="hide" marginTop="3">
          <LinkButton asChild variant="outline">
            <RouteLink to={game ? accountRoutes.gameWallet.to() : accountRoutes.wallet.to()}>
              {t('topUpOrder.open')}
            </RouteLink>
          </LinkButton>
        </Box>
      )}
    </Card>
  );
}

export const part: SlotPart<'order.detail.top-up'> = { Component: TopUpOrderPart };
