import { useQuery, useServices, useSession, useSharedMessages } from '@aylal/shell';
import { Button, Notice } from '@aylal/ui';
import { rideQuery } from '../../api/ride-query.ts';
import { useRemoteMessages } from '../../ui/use-remote-messages.ts';
import { RunningRide } from './running-ride.tsx';

/** The ride under way, wherever it was begun, and the way to its page once it is over; nothing for who has none. Where it could not be read a word of that, since money runs meanwhile. */
export function RideBar() {
  const t = useRemoteMessages();
  const shared = useSharedMessages();
  const signedIn = useSession().status === 'signed-in';
  const ride = useQuery({ ...rideQuery(useServices()), enabled: signedIn });
  if (ride.data?.result && signedIn) {
    const answer = { serverTime: ride.data.server_time, heardMs: ride.dataUpdatedAt };
    return <RunningRide ride={ride.data.result} answer={answer} />;
  }
  if (!ride.isError || !signedIn) return null;
  return (
    <Notice
      tone="warning"
      live="status"
      action={
        <Button size="sm" variant="outline" onClick={() => void ride.refetch()}>
          {shared('action.retry')}
        </Button>
      }
    >
      {t('ride.failed')}
    </Notice>
  );
}
