import type { BusOrder } from '@aylal/contracts/orders';
import type { SlotPart } from '@aylal/shell';
import { Text } from '@aylal/ui';
import { useBusMessages } from '../../ui/use-bus-messages.ts';
import { RideLines } from './ride-lines.tsx';

/** `checkout.summary.bus`: the ride and who sits where. Contributed to checkout with `{ order }`, which frames it and prints the price itself. */
function CheckoutSummaryPart({ order: { bus, pax } }: { order: BusOrder }) {
  const t = useBusMessages();
  return (
    <>
      <RideLines bus={bus} />
      {pax.map(({ seat, last_name, first_name }) => (
        <Text key={seat} kind="small" tone="muted">
          {`${t('order.seat')} ${seat} · ${last_name} ${first_name}`}
        </Text>
      ))}
    </>
  );
}

export const part: SlotPart<'checkout.summary.bus'> = { Component: CheckoutSummaryPart };
