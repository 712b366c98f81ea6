import type { Ride } from '@aylal/contracts/mobility';
import { useQuery, useServices, useSession } from '@aylal/shell';
import { rideQuery } from '../../api/ride-query.ts';

/**
 * The ride of anyone who is signed in, null while there is none. A page that comes rendered is hydrated as nobody's, in parts and late: the answer
 * may be in the cache by then, and what hydrates must still draw what the server drew.
 */
export function useRunningRide(): Ride | null {
  const signedIn = useSession().status === 'signed-in';
  const { data } = useQuery({ ...rideQuery(useServices()), enabled: signedIn });
  return (signedIn && data?.result) || null;
}
