import type { Order } from '@aylal/contracts/orders';
import { formatInstant, Slot, useLocale } from '@aylal/shell';
import { Aside, Box, MainWithAside, Notice, Stack } from '@aylal/ui';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import { OrderContact } from './order-contact.tsx';
import { OrderHeader } from './order-header.tsx';
import { OrderMoneyNotice } from './order-money-notice.tsx';
import { OrderPayBar } from './order-pay-bar.tsx';
import { OrderPayCard } from './order-pay-card.tsx';
import { OrderProgress } from './order-progress.tsx';
import { journeyEnd } from '../domain/journey-end.ts';
import { isPrintable } from '../domain/is-printable.ts';
import { useOfflinePage } from './offline/use-offline-page.ts';
import { PartnerChangeCard } from './partner-change/partner-change-card.tsx';
import { PlainReturnPlace } from './plain/plain-return-place.tsx';
import { ProductDetail } from './product/product-detail.tsx';
import { PaymentHistory } from './payment-history.tsx';

/** An order: where its money is, what was bought (lent by the vertical), every movement of money, and what comes next. */
export function OrderDetail({ order, stale, heardMs }: { order: Order; stale: boolean; heardMs: number }) {
  const t = useAccountMessages();
  const locale = useLocale();
  const until = journeyEnd(order);
  const isOver = until !== undefined && Date.parse(until) <= Date.parse(order.server_time);
  const page = useOfflinePage(
    `${order.title} · ${order.ref_number}`,
    stale ? 'leave' : isPrintable(order) && !isOver ? 'keep' : 'drop',
    until,
  );
  return (
    <Stack gap="4" ref={page}>
      <OrderHeader order={order} />
      <PlainReturnPlace order={order} />
      {stale && (
        <Notice tone="warning" live="status">
          {t('order.stale', { time: formatInstant(order.server_time, locale) })}
        </Notice>
      )}
      {/* At a gate nobody asks for money, contacts or receipts: they are not kept on the device. */}
      <Box display="contents" data-kept="hide">
        <OrderMoneyNotice order={order} />
      </Box>
      <MainWithAside>
        <Stack gap="4" minWidth="0">
          {order.partner_change && (
            <Box data-print="hide">
              <PartnerChangeCard order={order} change={order.partner_change} />
            </Box>
          )}
          <ProductDetail order={order} />
          {order.actions.includes('offers') && (
            <Box data-print="hide">
              <Slot name="order.offers" props={{ refNumber: order.ref_number }} />
            </Box>
          )}
          <Box display="contents" data-kept="hide">
            <PaymentHistory order={order} />
          </Box>
        </Stack>
        <Aside>
          <Stack gap="4" data-kept="hide">
            <OrderPayCard order={order} />
            {order.actions.includes('receipt') && <Slot name="order.receipt" props={{ order }} />}
            <Box data-print="hide">
              <OrderProgress order={order} />
            </Box>
            {order.contact.email !== '' && <OrderContact order={order} />}
          </Stack>
        </Aside>
      </MainWithAside>
      <OrderPayBar order={order} heardMs={heardMs} />
    </Stack>
  );
}
