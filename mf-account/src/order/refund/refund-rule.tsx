import type { FlightOrder } from '@aylal/contracts/orders';
import { hoursMs } from '@aylal/domain/calendar';
import { refundBlockHours, refundWarningHours } from '@aylal/domain/flights';
import { formatInstantWithYear, useLocale } from '@aylal/shell';
import { Notice } from '@aylal/ui';
import { firstDeparture, orderRefundRuling } from '../../domain/order-refund-ruling.ts';
import { useAccountMessages } from '../../ui/use-account-messages.ts';

/** The rule that holds now, with its instants: until when requests are taken, or why none is (REFUND-02 to REFUND-08). */
export function RefundRule({ order }: { order: FlightOrder }) {
  const t = useAccountMessages();
  const locale = useLocale();
  const ruling = orderRefundRuling(order);
  const departs = Date.parse(firstDeparture(order.search_data));
  const at = (hours: number) => formatInstantWithYear(new Date(departs - hours * hoursMs(1)).toISOString(), locale);
  const blocked = ruling.kind === 'blocked';
  return (
    <Notice tone={blocked ? 'danger' : ruling.kind === 'warned' ? 'warning' : 'info'}>
      {t(`refund.rule.${blocked ? ruling.reason : ruling.kind}`, {
        closed: at(refundBlockHours),
        warned: at(refundWarningHours),
        status: order.status.name,
      })}
    </Notice>
  );
}
