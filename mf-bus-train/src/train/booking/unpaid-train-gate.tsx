import type { ReactNode } from 'react';
import { cancelOrder, getTrainOrder } from '@aylal/contracts';
import { UnansweredGate, UnpaidOrderGate, usePatience } from '@aylal/parts';
import { checkoutRoutes } from '@aylal/routes';
import { endpointQuery, useServices } from '@aylal/shell';
import { sendTrainBooking, type TrainCommand } from '../../ui/booking/send-booking.ts';
import { useBusMessages } from '../../ui/use-bus-messages.ts';

export const trainDraftKey = (voyage: string) => `train.booking.${voyage}`;

/** The customer's own unpaid order of a train before its places and its form, so that its places are not called taken. */
export function UnpaidTrainGate({ voyage, children }: { voyage: string; children: ReactNode }) {
  const t = useBusMessages();
  const services = useServices();
  const { api, queryClient } = services;
  const patience = usePatience();
  const draftKey = trainDraftKey(voyage);
  const checkoutOf = (refNumber: string) => checkoutRoutes.checkout.to({ refNumber }, { p: 'regular' });
  return (
    <UnpaidOrderGate
      draftKey={draftKey}
      heading={t('booking.title')}
      read={async (ref_number) =>
        (await queryClient.fetchQuery(endpointQuery(api, getTrainOrder, { params: { ref_number } }))).result
      }
      cancel={cancelOrder}
      checkoutOf={checkoutOf}
    >
      <UnansweredGate
        draftKey={draftKey}
        heading={t('booking.title')}
        resume={async (sent: TrainCommand) => {
          const answer = await sendTrainBooking({ ...services, patience }, draftKey, sent);
          if (answer.kind !== 'booked') return null;
          return { refNumber: answer.ref_number, checkout: checkoutOf(answer.ref_number) };
        }}
      >
        {children}
      </UnansweredGate>
    </UnpaidOrderGate>
  );
}
