import type { Order } from '@aylal/contracts/orders';
import { writeCountdown, writeHoldTime, type Hold } from '@aylal/parts';
import { useLocale } from '@aylal/shell';
import { chakra, Notice } from '@aylal/ui';
import { IconHourglass } from '@aylal/ui/icons';
import { labelsOf } from './product/product-labels.ts';
import { useCheckoutMessages } from '../ui/use-checkout-messages.ts';

/** Until when seats and price are held. Five minutes before the end it warns, and says what happens then. The moving figure is for the eye alone. */
export function HoldNotice({ order, hold }: { order: Order; hold: Hold }) {
  const t = useCheckoutMessages();
  const locale = useLocale();
  if (hold.state === 'none' || hold.state === 'over') return null;
  const soon = hold.state === 'soon';
  const labels = labelsOf(order);
  return (
    <Notice
      key={hold.state}
      tone={soon ? 'warning' : 'gold'}
      icon={<IconHourglass size={18} />}
      live={soon ? 'status' : undefined}
      title={soon ? t('hold.soonTitle') : t('hold.title', { refNumber: order.ref_number })}
      action={
        <chakra.b whiteSpace="nowrap" aria-hidden suppressHydrationWarning>
          {writeCountdown(hold.remainingMs)}
        </chakra.b>
      }
    >
      {t(soon ? labels.holdSoon : labels.hold, {
        time: writeHoldTime(hold.until, Date.parse(hold.until) - hold.remainingMs, locale),
      })}
    </Notice>
  );
}
