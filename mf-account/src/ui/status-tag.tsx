import type { FlightOrder } from '@aylal/contracts/orders';
import { Tag } from '@aylal/ui';
import { IconCheck, IconClock, IconHourglass, IconReceiptRefund, IconX } from '@aylal/ui/icons';
import { statusTone } from '../domain/order-money.ts';

/** The provider's words of a status, with a sign, so that colour is not alone. */
export function StatusTag({ status }: { status: FlightOrder['status'] }) {
  const code = status.status_code;
  const Sign =
    code === 1
      ? IconHourglass
      : code === 4 || code === 7 || code === 10
        ? IconCheck
        : code === 5 || code === 6
          ? IconX
          : code >= 8
            ? IconReceiptRefund
            : IconClock;
  return (
    <Tag tone={statusTone(code)}>
      <Sign size={14} />
      {status.name}
    </Tag>
  );
}
