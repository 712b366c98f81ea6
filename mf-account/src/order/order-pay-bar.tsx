import type { Order } from '@aylal/contracts/orders';
import { holdAt, useServerClock, writeCountdown } from '@aylal/parts';
import { formatMoney, RouteLink, useLocale } from '@aylal/shell';
import { ActionBar, Box, LinkButton, Text } from '@aylal/ui';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import { payAddress } from './pay-address.ts';

/** The foot of an unpaid order on a phone: what is to be paid, how long it is held, and the way to pay, always in sight. */
export function OrderPayBar({ order, heardMs }: { order: Order; heardMs: number }) {
  const t = useAccountMessages();
  const locale = useLocale();
  const waits = order.status.status_code === 1;
  const clock = useServerClock(waits ? { serverTime: order.server_time, heardMs } : undefined);
  if (!waits || clock === undefined) return null;
  const hold = holdAt(order.pay_until, clock);
  return (
    <ActionBar marginInline={{ base: '-4', md: '-6' }} data-print="hide">
      <Box flex="1" minWidth="0">
        <Text strong>{formatMoney(order.must_pay, locale)}</Text>
        {(hold.state === 'held' || hold.state === 'soon') && (
          // The order may have been read again before this is hydrated: the time that is left is then another one.
          <Text as="div" kind="caption" tone={hold.state === 'soon' ? 'warning' : 'muted'} suppressHydrationWarning>
            {t('order.payWithin', { time: writeCountdown(hold.remainingMs) })}
          </Text>
        )}
      </Box>
      <LinkButton asChild>
        <RouteLink to={payAddress(order)}>{t('order.payNow')}</RouteLink>
      </LinkButton>
    </ActionBar>
  );
}
