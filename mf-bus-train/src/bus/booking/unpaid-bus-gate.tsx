import type { ReactNode } from 'react';
import { bookBus } from '@aylal/contracts/bus';
import { getBusOrder } from '@aylal/contracts/orders';
import { endpointQuery, useServices } from '@aylal/shell';
import { UnpaidBookingGate } from '../../ui/booking/unpaid-booking-gate.tsx';

export const busDraftKey = (departure: string) => `bus.booking.${departure}`;

/** The customer's own unpaid order of a bus before its seats and its form. */
export function UnpaidBusGate({ departure, children }: { departure: string; children: ReactNode }) {
  const { api, queryClient } = useServices();
  const readOrder = async (ref_number: string) =>
    (await queryClient.fetchQuery(endpointQuery(api, getBusOrder, { params: { ref_number } }))).result;
  return (
    <UnpaidBookingGate draftKey={busDraftKey(departure)} readOrder={readOrder} operation={bookBus}>
      {children}
    </UnpaidBookingGate>
  );
}
