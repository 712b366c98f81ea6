import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { cancelHotelBooking } from '@aylal/contracts/hotels';
import type { BusOrder, cancelFlightOrder, cancelOrder } from '@aylal/contracts/orders';
import { FailedView } from '@aylal/parts';
import { useQuery, useServices, useSession } from '@aylal/shell';
import { Heading, Skeleton, Stack } from '@aylal/ui';
import { readBookedOrder, reopenForm } from './booked-order.ts';
import { UnpaidOrderNotice } from './unpaid-order-notice.tsx';

/** What the gate reads of an order, of whatever product. */
export type BookedOrder = Pick<BusOrder, 'ref_number' | 'status' | 'pay_until' | 'to_pay' | 'server_time'>;

export interface UnpaidOrderGateProps {
  /** The draft of the form that led to the order. */
  draftKey: string;
  /** What the page is called. */
  heading: string;
  /** Null when there is no such order any more. */
  read: (refNumber: string) => Promise<BookedOrder | null>;
  cancel: typeof cancelOrder | typeof cancelHotelBooking | typeof cancelFlightOrder;
  /** The address where an order is paid. */
  checkoutOf: (refNumber: string) => string;
  children: ReactNode;
}

const awaitingPayment = 1;
const expired = 6;

const subscribeNothing = () => () => {};

/** Who comes back from checkout sees the order that holds what was chosen, with its clock and the ways on; everybody else sees the form. */
export function UnpaidOrderGate({ draftKey, heading, read, cancel, checkoutOf, children }: UnpaidOrderGateProps) {
  const services = useServices();
  const session = useSession();
  const [, setReopened] = useState(0);
  // The tab remembers it, and a server does not: a page that comes rendered begins with the form.
  const refNumber = useSyncExternalStore(
    subscribeNothing,
    () => readBookedOrder(services, draftKey),
    () => null,
  );
  const order = useQuery({
    queryKey: ['booked-order', refNumber],
    queryFn: () => (refNumber === null ? null : read(refNumber)),
    enabled: refNumber !== null && session.status === 'signed-in',
    staleTime: 0,
    meta: { personal: true },
  });
  if (refNumber === null || session.status === 'anonymous') return children;
  if (order.isPending) return <Skeleton height="180px" />;
  if (order.isError) return <FailedView phone={false} onRetry={() => void order.refetch()} />;
  const code = order.data?.status.status_code;
  if (!order.data || (code !== awaitingPayment && code !== expired)) return children;
  const reopen = () => {
    reopenForm(services, draftKey);
    setReopened((times) => times + 1);
  };
  return (
    <Stack gap="4">
      <FromTheTop />
      <Heading as="h1" size="h1">
        {heading}
      </Heading>
      <UnpaidOrderNotice
        order={order.data}
        heardMs={order.dataUpdatedAt}
        checkout={checkoutOf(refNumber)}
        cancel={cancel}
        onReopen={reopen}
      />
    </Stack>
  );
}

/** Scrolls to the top: the way back restores where the form was scrolled to, and that is below this short page. */
function FromTheTop() {
  useEffect(() => {
    // Newer browsers answer a promise, which React would take for a clean-up.
    window.scrollTo(0, 0);
  }, []);
  return null;
}
