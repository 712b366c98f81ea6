import type { ReactNode } from 'react';
import { getTrainOrder } from '@aylal/contracts/orders';
import { bookTrain } from '@aylal/contracts/trains';
import { endpointQuery, useServices } from '@aylal/shell';
import { UnpaidBookingGate } from '../../ui/booking/unpaid-booking-gate.tsx';

export const trainDraftKey = (voyage: string) => `train.booking.${voyage}`;

/** The customer's own unpaid order of a train before its places and its form. */
export function UnpaidTrainGate({ voyage, children }: { voyage: string; children: ReactNode }) {
  const { api, queryClient } = useServices();
  const readOrder = async (ref_number: string) =>
    (await queryClient.fetchQuery(endpointQuery(api, getTrainOrder, { params: { ref_number } }))).result;
  return (
    <UnpaidBookingGate draftKey={trainDraftKey(voyage)} readOrder={readOrder} operation={bookTrain}>
      {children}
    </UnpaidBookingGate>
  );
}
