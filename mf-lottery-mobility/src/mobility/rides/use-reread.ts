import { getRide, listRides, listVehicles, readRide } from '@aylal/contracts/mobility';
import { useQueryClient, useServices, walletChanged } from '@aylal/shell';

/** A ride has begun or ended: everybody who shows rides, vehicles or the wallet is notified of it. */
export function useReread(): () => Promise<unknown> {
  const queryClient = useQueryClient();
  const { events } = useServices();
  return () => {
    events.publish(walletChanged, { type: 'wallet' });
    return Promise.all(
      [readRide, getRide, listRides, listVehicles].map(({ name }) =>
        queryClient.invalidateQueries({ queryKey: [name] }),
      ),
    );
  };
}
