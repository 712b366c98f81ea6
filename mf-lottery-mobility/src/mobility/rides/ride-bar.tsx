import { endRide, type Ride } from '@aylal/contracts/mobility';
import { useWrite } from '@aylal/parts';
import { rideRoutes } from '@aylal/routes';
import {
  formatClock,
  formatMoney,
  useLocale,
  useQuery,
  useServices,
  useSession,
  useSharedMessages,
} from '@aylal/shell';
import { Box, Button, Card, Flex, Heading, Notice, Text } from '@aylal/ui';
import { rideQuery } from '../../api/ride-query.ts';
import { useRemoteMessages } from '../../ui/use-remote-messages.ts';
import { useReread } from './use-reread.ts';

/** The ride under way, wherever it was begun, and the way to its page once it is over; nothing for who has none. Where it could not be read a word of that, since money runs meanwhile. */
export function RideBar() {
  const t = useRemoteMessages();
  const shared = useSharedMessages();
  const signedIn = useSession().status === 'signed-in';
  const ride = useQuery({ ...rideQuery(useServices()), enabled: signedIn });
  if (ride.data?.result && signedIn) return <RunningRide ride={ride.data.result} />;
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

function RunningRide({ ride }: { ride: Ride }) {
  const t = useRemoteMessages();
  const locale = useLocale();
  const { api, navigator, toasts } = useServices();
  const reread = useReread();
  const { running, fault, run } = useWrite(
    async () => {
      const answer = await api.call(endRide, { body: { ride: ride.id } });
      if (answer.status_code !== 200) return t('ride.silent');
      toasts.show({ kind: 'success', text: t('ride.ended', { price: formatMoney(answer.result.price, locale) }) });
      await reread();
      navigator.go(rideRoutes.ride.to({ ride: ride.id }));
      return null;
    },
    () => t('ride.lost'),
  );
  return (
    <Card padded aria-labelledby="running-ride">
      <Flex gap="3" wrap="wrap" align="center" justify="space-between">
        <div>
          <Heading as="h2" size="h3" id="running-ride">
            {t('ride.running', { plate: ride.plate_no })}
          </Heading>
          <Text>{t('ride.since', { time: formatClock(ride.started_at), price: formatMoney(ride.price, locale) })}</Text>
        </div>
        <Button loading={running} onClick={() => void run()}>
          {t('ride.end')}
        </Button>
      </Flex>
      {fault !== null && (
        <Box marginTop="3">
          <Notice tone="danger" live="alert">
            {fault}
          </Notice>
        </Box>
      )}
    </Card>
  );
}
