import type { ReactNode } from 'react';
import type { BodyInput } from '@aylal/contracts';
import { UnansweredGate, usePatience } from '@aylal/booking';
import { checkoutRoutes } from '@aylal/routes';
import { useServices } from '@aylal/shell';
import { sendWhole, type WholeBooking } from './send-whole.ts';

export interface WholeGateProps<E extends WholeBooking> {
  operation: E;
  draftKey: string;
  heading: string;
  children: ReactNode;
}

/** What came of the booking of a trip or a car during which the page was reloaded, before its form. */
export function WholeGate<E extends WholeBooking>({ operation, draftKey, heading, children }: WholeGateProps<E>) {
  const services = useServices();
  const patience = usePatience();
  return (
    <UnansweredGate
      draftKey={draftKey}
      heading={heading}
      resume={async (sent: BodyInput<E>) => {
        const told = await sendWhole({ ...services, patience }, draftKey, operation, sent);
        if (told.kind !== 'booked') return null;
        return { refNumber: told.ref_number, checkout: checkoutRoutes.checkout.to({ refNumber: told.ref_number }) };
      }}
    >
      {children}
    </UnansweredGate>
  );
}
