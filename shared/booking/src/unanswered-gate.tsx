import { useState, type ReactNode } from 'react';
import { useMessages, useServices } from '@aylal/shell';
import { Heading, Notice, Skeleton, Stack } from '@aylal/ui';
import { rememberBookedOrder } from './booked-order.ts';
import { useUnansweredSending } from './unanswered-sending.ts';

/** The order that came of a booking, and the address where it is paid. */
export interface SentOrder {
  readonly refNumber: string;
  readonly checkout: string;
}

export interface UnansweredGateProps<S> {
  /** The draft of the form, beside which `bookOnce` keeps what is being sent. */
  draftKey: string;
  /** What the page is called. */
  heading: string;
  /** Asks again by the key of then; null when no order came of it, or nobody knows yet. */
  resume: (sent: S) => Promise<SentOrder | null>;
  children: ReactNode;
}

/**
 * Who reloads a page while its booking is being sent learns what came of it before anything else: what was booked is no longer free, and would look as if somebody else had
 * it (MNY-4). With an order it leads to checkout, otherwise to the form.
 */
export function UnansweredGate<S>({ draftKey, heading, resume, children }: UnansweredGateProps<S>) {
  const services = useServices();
  const s = useMessages('shared');
  const [leaving, setLeaving] = useState(false);
  const asking = useUnansweredSending<S>(draftKey, async (sent) => {
    const order = await resume(sent);
    if (!order) return;
    setLeaving(true);
    rememberBookedOrder(services, draftKey, order.refNumber, services.drafts.read(draftKey));
    services.navigator.go(order.checkout);
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
