import { useState, type ReactNode } from 'react';
import type { BodyInput, Endpoint } from '@aylal/contracts';
import { checkoutRoutes } from '@aylal/routes';
import { useSharedMessages, useServices } from '@aylal/shell';
import { Heading, Notice, Skeleton, Stack } from '@aylal/ui';
import { rememberBookedOrder } from './booked-order.ts';
import { sendBooking } from './send-booking.ts';
import { useUnansweredSending } from './unanswered-sending.ts';
import { usePatience } from './use-patience.ts';

export interface UnansweredGateProps<E extends Endpoint> {
  /** The operation that books. */
  operation: E;
  /** The draft of the form, beside which `idempotentBooking` keeps what is being sent. */
  draftKey: string;
  /** What the page is called. */
  heading: string;
  /** Where the order is paid; the usual checkout when left out. */
  checkoutOf?: (refNumber: string, sent: BodyInput<E>) => string;
  children: ReactNode;
}

const usualCheckout = (refNumber: string) => checkoutRoutes.checkout.to({ refNumber });

/**
 * Who reloads a page while its booking is being sent learns what came of it before anything else: what was booked is no longer free, and would look as if another customer had
 * it (MNY-4). It asks again by the key of then. With an order it leads to checkout, otherwise to the form.
 */
export function UnansweredGate<E extends Endpoint>({
  operation,
  draftKey,
  heading,
  checkoutOf = usualCheckout,
  children,
}: UnansweredGateProps<E>) {
  const services = useServices();
  const patience = usePatience();
  const s = useSharedMessages();
  const [leaving, setLeaving] = useState(false);
  const asking = useUnansweredSending<BodyInput<E>>(draftKey, async (sent) => {
    const answer = await sendBooking({ ...services, patience }, draftKey, operation, sent);
    if (answer.kind !== 'booked') return;
    setLeaving(true);
    rememberBookedOrder(services, draftKey, answer.ref_number, services.drafts.read(draftKey));
    services.navigator.go(checkoutOf(answer.ref_number, sent));
  });
  if (!asking && !leaving) return children;
  return (
    <Stack gap="4">
      <Heading as="h1" size="h1">
        {heading}
      </Heading>
      <Notice live="status">{s('unpaidOrder.asking')}</Notice>
      <Skeleton height="180px" />
    </Stack>
  );
}
