import { useState } from 'react';
import type { cancelHotelBooking } from '@aylal/contracts/hotels';
import type { cancelFlightOrder, cancelOrder } from '@aylal/contracts/orders';
import { confirmDialog, formatMoney, RouteLink, useLocale, useSharedMessages, useServices } from '@aylal/shell';
import { holdAt, useServerClock, writeCountdown, writeHoldTime } from '@aylal/parts';
import { Button, chakra, Flex, LinkButton, Notice, Stack } from '@aylal/ui';
import { IconHourglass } from '@aylal/ui/icons';
import { idempotentCall } from './idempotent-call.ts';
import type { BookedOrder } from './unpaid-order-gate.tsx';

interface UnpaidOrderNoticeProps {
  order: BookedOrder;
  heardMs: number;
  /** Where it is paid. */
  checkout: string;
  cancel: typeof cancelOrder | typeof cancelHotelBooking | typeof cancelFlightOrder;
  /** The order holds nothing any more: the form again. */
  onReopen: () => void;
}

/** The customer's own order that waits for its money: until when, and the two ways on. When its time is over, the way back to the form. */
export function UnpaidOrderNotice({ order, heardMs, checkout, cancel, onReopen }: UnpaidOrderNoticeProps) {
  const s = useSharedMessages();
  const locale = useLocale();
  const clock = useServerClock({ serverTime: order.server_time, heardMs });
  const giving = useGiveUp(order.ref_number, cancel, onReopen);
  const hold = holdAt(order.pay_until, clock ?? 0);
  if (hold.state !== 'held' && hold.state !== 'soon')
    return (
      <Notice
        tone="warning"
        live="status"
        title={s('unpaidOrder.overTitle', { refNumber: order.ref_number })}
        action={<Button onClick={onReopen}>{s('unpaidOrder.again')}</Button>}
      >
        {s('unpaidOrder.overText')}
      </Notice>
    );
  return (
    <Notice
      tone="gold"
      icon={<IconHourglass size={18} />}
      live="status"
      title={s('unpaidOrder.title', { refNumber: order.ref_number })}
      action={
        <chakra.b whiteSpace="nowrap" aria-hidden>
          {writeCountdown(hold.remainingMs)}
        </chakra.b>
      }
    >
      <Stack gap="3">
        <chakra.span>
          {s('unpaidOrder.text', { time: writeHoldTime(hold.until, clock ?? Date.parse(order.server_time), locale) })}
        </chakra.span>
        <Flex gap="3" wrap="wrap">
          <LinkButton asChild>
            <RouteLink to={checkout}>{s('unpaidOrder.pay', { amount: formatMoney(order.to_pay, locale) })}</RouteLink>
          </LinkButton>
          <Button variant="outline" aria-haspopup="dialog" loading={giving.busy} onClick={() => void giving.giveUp()}>
            {s('unpaidOrder.giveUp')}
          </Button>
        </Flex>
      </Stack>
    </Notice>
  );
}

/** Asks, cancels, and reads everything on the page again. A lost answer keeps its key: pressing again asks about the same. */
function useGiveUp(ref_number: string, cancel: UnpaidOrderNoticeProps['cancel'], onReopen: () => void) {
  const services = useServices();
  const { dialogs, queryClient, toasts } = services;
  const s = useSharedMessages();
  const [busy, setBusy] = useState(false);

  async function giveUp() {
    const sure = await dialogs.open(confirmDialog, {
      title: s('unpaidOrder.sureTitle'),
      text: s('unpaidOrder.sureText'),
      confirm: s('unpaidOrder.giveUp'),
      cancel: s('unpaidOrder.keep'),
    });
    if (!sure) return;
    setBusy(true);
    const sent = await idempotentCall(services, cancel, { ref_number });
    const done = sent.kind === 'answered' && sent.answer.status_code === 200;
    toasts.show({
      kind: done ? 'success' : 'error',
      text: done ? s('unpaidOrder.given') : s('failed.text'),
      durationMs: 5000,
    });
    await queryClient.invalidateQueries();
    setBusy(false);
    if (done) onReopen();
  }
  return { busy, giveUp };
}
