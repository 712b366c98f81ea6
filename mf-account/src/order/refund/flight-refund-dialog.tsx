import { useState } from 'react';
import type { FlightOrder } from '@aylal/contracts/orders';
import { type DialogViewOf, useSharedMessages } from '@aylal/shell';
import { Button, Flex, Stack } from '@aylal/ui';
import { orderRefundRuling } from '../../domain/order-refund-ruling.ts';
import type { flightRefundDialog } from './flight-refund-dialog-ref.ts';
import { RefundDone, type SentRefund } from './refund-done.tsx';
import { RefundForm } from './refund-form.tsx';
import { RefundRule } from './refund-rule.tsx';

/** MODAL-44: the rule that holds, the form, then what was sent (REFUND-01). */
export const view: DialogViewOf<typeof flightRefundDialog> = {
  title: 'refund.title',
  Component: ({ props, close }) => <FlightRefund order={props.order} close={() => close()} />,
};

function FlightRefund({ order, close }: { order: FlightOrder; close: () => void }) {
  const s = useSharedMessages();
  const [sent, setSent] = useState<SentRefund | null>(null);
  if (sent) return <RefundDone refund={sent} order={order} onLeave={close} />;
  const blocked = orderRefundRuling(order).kind === 'blocked';
  return (
    <Stack gap="4">
      <RefundRule order={order} />
      {blocked ? (
        <Flex justify="flex-end">
          <Button variant="outline" onClick={close}>
            {s('action.close')}
          </Button>
        </Flex>
      ) : (
        <RefundForm order={order} onSent={setSent} />
      )}
    </Stack>
  );
}
