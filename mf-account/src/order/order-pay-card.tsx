import type { FlightOrder } from '@aylal/contracts';
import { checkoutRoutes } from '@aylal/routes';
import { formatMoney, RouteLink, useLocale } from '@aylal/shell';
import { Card, Heading, LinkButton } from '@aylal/ui';
import { KeyValue, KeyValueList } from '@aylal/ui/journey';
import { CancelOrderButton } from '../cancel/cancel-order-button.tsx';
import { useAccountMessages } from '../ui/use-account-messages.ts';

/** What the order costs, what has been paid and what is left; while it can be paid, the way to do so. */
export function OrderPayCard({ order }: { order: FlightOrder }) {
  const t = useAccountMessages();
  const locale = useLocale();
  return (
    <Card padded data-print="hide">
      <Heading size="h3">{t('order.payment')}</Heading>
      <KeyValueList>
        <KeyValue label={t('order.total')}>{formatMoney(order.total, locale)}</KeyValue>
        <KeyValue label={t('order.paid')}>{formatMoney(order.paid, locale)}</KeyValue>
        <KeyValue label={t('order.toPay')} total>
          {formatMoney(order.to_pay, locale)}
        </KeyValue>
      </KeyValueList>
      {order.status.status_code === 1 && (
        <>
          <LinkButton asChild width="full" marginTop="3">
            <RouteLink to={checkoutRoutes.checkout.to({ refNumber: order.ref_number })}>
              {t('order.pay', { amount: formatMoney(order.to_pay, locale) })}
            </RouteLink>
          </LinkButton>
          <CancelOrderButton order={order} />
        </>
      )}
    </Card>
  );
}
