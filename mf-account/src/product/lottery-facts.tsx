import type { PlainOrderDetail } from '@aylal/contracts';
import { lotteryRoutes } from '@aylal/routes';
import { formatMoney, RouteLink, useLocale } from '@aylal/shell';
import { Box, Card, Heading, LinkButton } from '@aylal/ui';
import { KeyValue, KeyValueList } from '@aylal/ui/journey';
import { useAccountMessages } from '../ui/use-account-messages.ts';

const done = 4;

/** What an order of lottery tickets comes to; and the way to the tickets once they are paid. */
export function LotteryFacts({ order }: { order: PlainOrderDetail }) {
  const t = useAccountMessages();
  const locale = useLocale();
  return (
    <Card padded>
      <Heading size="h2">{order.title}</Heading>
      <KeyValueList>
        <KeyValue label={t('topUpOrder.amount')} total>
          {formatMoney(order.total, locale)}
        </KeyValue>
      </KeyValueList>
      {order.status.status_code === done && (
        <Box data-print="hide" marginTop="3">
          <LinkButton asChild variant="outline">
            <RouteLink to={lotteryRoutes.orderTickets.to({ refNumber: order.ref_number })}>
              {t('lotteryOrder.open')}
            </RouteLink>
          </LinkButton>
        </Box>
      )}
    </Card>
  );
}
