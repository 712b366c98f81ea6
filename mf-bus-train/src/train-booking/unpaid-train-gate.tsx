import type { ReactNode } from 'react';
import { cancelOrder, getTrainOrder } from '@aylal/contracts';
import { UnpaidOrderGate } from '@aylal/parts';
import { checkoutRoutes } from '@aylal/routes';
import { endpointQuery, useServices } from '@aylal/shell';
import { useBusMessages } from '../ui/use-bus-messages.ts';

export const trainDraftKey = (voyage: string) => `train.booking.${voyage}`;

/** The customer's own unpaid order of a train before its places and its form, so that its places are not called taken. */
export function UnpaidTrainGate({ voyage, children }: { voyage: string; children: ReactNode }) {
  const t = useBusMessages();
  const { api, queryClient } = useServices();
  return (
    <UnpaidOrderGate
      draftKey={trainDraftKey(voyage)}
      heading={t('booking.title')}
      read={async (ref_number) =>
        (await queryClient.fetchQuery(endpointQuery(api, getTrainOrder, { params: { ref_number } }))).result
      }
      cancel={cancelOrder}
      checkoutOf={(refNumber) => checkoutRoutes.checkout.to({ refNumber }, { p: 'regular' })}
    >
      {children}
    </UnpaidOrderGate>
  );
}
