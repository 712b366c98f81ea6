import type { Order } from '@aylal/contracts/orders';
import {
  formatMoney,
  instalmentScheduleDialog,
  RouteLink,
  useLocale,
  useServices,
  useSharedMessages,
} from '@aylal/shell';
import { Button, Card, Heading, LinkButton, Text } from '@aylal/ui';
import { KeyValue, KeyValueList } from '@aylal/ui/primitives';
import { CancelOrderButton } from './cancel/cancel-order-button.tsx';
import { mayCancel, mayTakeMoneyBack } from '../domain/may-cancel.ts';
import { customerToday } from '../domain/order-money.ts';
import { CancelHotelOrderButton } from './hotel/cancel-hotel-button.tsx';
import { refundedSum } from '../domain/refunded-sum.ts';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import { payAddress } from './pay-address.ts';

/** What the order costs, what has been paid, what has come back and what is left; while it can be paid, the way to do so: at once, or by the schedule of its parts. */
export function OrderPayCard({ order }: { order: Order }) {
  const t = useAccountMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const { dialogs } = useServices();
  const { ref_number, must_pay, to_pay } = order;
  const refunded = refundedSum(order);
  const instalments = 'instalments' in order ? order.instalments : [];
  const inParts = order.status.status_code > 1 && to_pay > 0 && instalments.length > 0;
  return (
    <Card padded data-print="hide">
      <Heading size="h3">{t('order.payment')}</Heading>
      <KeyValueList>
        <KeyValue label={s('order.total')}>{formatMoney(order.total, locale)}</KeyValue>
        <KeyValue label={t('order.paid')}>{formatMoney(order.paid, locale)}</KeyValue>
        {refunded > 0 && <KeyValue label={t('order.refunded')}>−{formatMoney(refunded, locale)}</KeyValue>}
        <KeyValue label={t('order.toPay')} total>
          {formatMoney(to_pay, locale)}
        </KeyValue>
        {must_pay < to_pay && <KeyValue label={t('order.next')}>{formatMoney(must_pay, locale)}</KeyValue>}
      </KeyValueList>
      {order.status.status_code === 1 && (
        <>
          <LinkButton asChild width="full" marginTop="3">
            <RouteLink to={payAddress(order)}>{t('order.pay', { amount: formatMoney(must_pay, locale) })}</RouteLink>
          </LinkButton>
          {mayCancel(order) &&
            (order.product === 'hotel' ? (
              <CancelHotelOrderButton order={order} />
            ) : (
              <CancelOrderButton order={order} />
            ))}
        </>
      )}
      {mayTakeMoneyBack(order) && (
        <>
          <Text marginTop="3">{t('cancel.undelivered.lead')}</Text>
          <CancelOrderButton order={order} />
        </>
      )}
      {inParts && (
        <Button
          width="full"
          marginTop="3"
          aria-haspopup="dialog"
          onClick={() =>
            void dialogs.open(instalmentScheduleDialog, {
              ref_number,
              instalments,
              today: customerToday(order.server_time),
            })
          }
        >
          {t('order.schedule')}
        </Button>
      )}
    </Card>
  );
}
