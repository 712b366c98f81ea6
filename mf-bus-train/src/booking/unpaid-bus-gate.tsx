import type { ReactNode } from 'react';
import { cancelOrder, getBusOrder } from '@aylal/contracts';
import { UnpaidOrderGate } from '@aylal/parts';
import { checkoutRoutes } from '@aylal/routes';
import { endpointQuery, useServices } from '@aylal/shell';
import { useBusMessages } from '../ui/use-bus-messages.ts';

export const busDraftKey = (departure: string) => `bus.booking.${departure}`;

/** The customer's own unpaid order of a bus before its seats and its form, so that its seats are not called taken. */
export function UnpaidBusGate({ departure, children }: { departure: string; children: ReactNode }) {
  const t = useBusMessages();
  const { api, queryClient } = useServices();
  return (
    <UnpaidOrderGate
      draftKey={busDraftKey(departure)}
      heading={t('booking.title')}
      read={async (ref_number) =>
        (await queryClient.fetchQuery(endpointQuery(api, getBusOrder, { params: { ref_number } }))).result
      }
      cancel={cancelOrder}
      checkoutOf={(refNumber) => checkoutRoutes.checkout.to({ refNumber }, { p: 'regular' })}
    >
      {children}
    </UnpaidOrderGate>
  );
}
