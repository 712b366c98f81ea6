import type { ReactNode } from 'react';
import { UnansweredGate, usePatience } from '@aylal/booking';
import { checkoutRoutes } from '@aylal/routes';
import { useServices } from '@aylal/shell';
import { useEsimMessages } from '../ui/use-esim-messages.ts';
import { sendCoverBooking, type CoverCommand } from './send-cover-booking.ts';

/** What came of the order of a cover during which the page was reloaded, before its form. */
export function UnansweredCover({ draftKey, children }: { draftKey: string; children: ReactNode }) {
  const t = useEsimMessages();
  const services = useServices();
  const patience = usePatience();
  return (
    <UnansweredGate
      draftKey={draftKey}
      heading={t('cover.booking.title')}
      resume={async (sent: CoverCommand) => {
        const answer = await sendCoverBooking({ ...services, patience }, draftKey, sent);
        if (answer.kind !== 'booked') return null;
        return { refNumber: answer.ref_number, checkout: checkoutRoutes.checkout.to({ refNumber: answer.ref_number }) };
      }}
    >
      {children}
    </UnansweredGate>
  );
}
