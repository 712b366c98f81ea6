import type { SlotPart } from '@aylal/shell';
import { ReceiptCard } from './receipt-card.tsx';

/** The tax receipt of an order on its page. */
export const part: SlotPart<'order.receipt'> = {
  Component: ({ order }) => (
    <ReceiptCard refNumber={order.ref_number} company={order.contact.company} settled={order.to_pay === 0} />
  ),
};
