import { useState } from 'react';
import type { HotelOrder } from '@aylal/contracts/orders';
import { type DialogViewOf, messageKey, useSharedMessages } from '@aylal/shell';
import { Button, Flex, Notice, Stack } from '@aylal/ui';
import { RefundDone, type SentRefund } from '../refund/refund-done.tsx';
import { useAccountMessages } from '../../ui/use-account-messages.ts';
import type { hotelRefundDialog } from './hotel-dialog-refs.ts';
import { HotelRefundForm } from './hotel-refund-form.tsx';
import { hotelRefund } from './hotel-return.ts';

/** MODAL-45: the rule that holds, the form, then what was sent (REFUND-01). */
export const view: DialogViewOf<typeof hotelRefundDialog> = {
  title: 'hotel.refund.title',
  Component: ({ props, close }) => <HotelRefund order={props.order} close={() => close()} />,
};

function HotelRefund({ order, close }: { order: HotelOrder; close: () => void }) {
  const t = useAccountMessages();
  const s = useSharedMessages();
  const [sent, setSent] = useState<SentRefund | null>(null);
  if (sent) return <RefundDone refund={sent} order={order} onLeave={close} />;
  const ruling = hotelRefund(order);
  if (ruling.kind === 'refund') return <HotelRefundForm order={order} quote={ruling.quote} onSent={setSent} />;
  const why = ruling.kind === 'blocked' ? ruling.reason : ruling.kind === 'cancel-booking' ? 'nothing' : 'status';
  return (
    <Stack gap="4">
      <Notice tone="danger">{t(messageKey(`hotel.refund.rule.${why}`), { status: order.status.name })}</Notice>
      <Flex justify="flex-end">
        <Button variant="outline" onClick={close}>
          {s('action.close')}
        </Button>
      </Flex>
    </Stack>
  );
}
