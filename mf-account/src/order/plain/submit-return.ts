import { accountRoutes } from '@aylal/routes';
import { redirect, type Submit } from '@aylal/shell';
import { returnOf } from './plain-return.ts';
import { submitHotelRefund } from './submit-hotel-refund.ts';
import { submitOrderEnd } from './submit-order-end.ts';
import { submitTicketRefund } from './submit-ticket-refund.ts';

/** The forms of an order without scripts; the address says which. */
export const submit: Submit = async (args) => {
  const asked = returnOf(args.url.searchParams);
  // A form of no kind that is known here does nothing.
  if (!asked) throw redirect({ url: args.url }, accountRoutes.orders.to());
  if (asked === 'tickets') return submitTicketRefund(args);
  return asked === 'hotel' ? submitHotelRefund(args) : submitOrderEnd(asked, args);
};
