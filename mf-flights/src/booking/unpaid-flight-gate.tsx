import type { ReactNode } from 'react';
import { cancelFlightOrder, getFlightOrder } from '@aylal/contracts/orders';
import { UnpaidOrderGate } from '@aylal/booking';
import { checkoutRoutes } from '@aylal/routes';
import { endpointQuery, useServices } from '@aylal/shell';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';

/** Where the form of an offer is kept, and the order that it led to. */
export const flightDraftKey = (offer: string) => `flights.booking.${offer}`;

/** The customer's own unpaid order of an offer before its form: its seats are no longer on offer, and Back must not book them a second time. */
export function UnpaidFlightGate({ offer, children }: { offer: string; children: ReactNode }) {
  const t = useFlightsMessages();
  const { api, queryClient } = useServices();
  return (
    <UnpaidOrderGate
      draftKey={flightDraftKey(offer)}
      heading={t('booking.title')}
      read={async (ref_number) =>
        (await queryClient.fetchQuery(endpointQuery(api, getFlightOrder, { params: { ref_number } }))).result
      }
      cancel={cancelFlightOrder}
      checkoutOf={(refNumber) => checkoutRoutes.checkout.to({ refNumber }, { p: 'regular' })}
    >
      {children}
    </UnpaidOrderGate>
  );
}
