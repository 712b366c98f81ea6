import type { SlotPart } from '@aylal/shell';
import { ReceiptCard } from './receipt-card.tsx';

/** The tax receipt of a ride on its page. */
export const part: SlotPart<'ride.receipt'> = {
  Component: ({ ride }) => <ReceiptCard refNumber={ride.id} company={null} settled />,
};
