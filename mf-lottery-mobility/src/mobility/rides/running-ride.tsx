import { endRide, type Ride } from '@aylal/contracts/mobility';
import { batteryPercent, rideNow, rideRates, vehicleTypes } from '@aylal/domain/mobility';
import { useServerClock, useWrite } from '@aylal/parts';
import { rideRoutes } from '@aylal/routes';
import { formatClock, formatMoney, useLocale, useQuery, useServices } from '@aylal/shell';
import { Box, Button, Card, Flex, Grid, Heading, Notice, Text } from '@aylal/ui';
import { KeyValue, KeyValueList, Meter } from '@aylal/ui/primitives';
import { vehicleQuery } from '../../api/list-vehicles-query.ts';
import { BatteryRing } from '../battery-ring.tsx';
import { writeRideTime } from '../../domain/write-ride-time.ts';
import { useRemoteMessages } from '../../ui/use-remote-messages.ts';
import { useReread } from './use-reread.ts';

interface RunningRideProps {
  ride: Ride;
  /** The answer that told of the ride: its clock runs on from there. */
  answer: { serverTime: string; heardMs: number };
}

/** The ride under way as it runs: time, what it costs by now and can cost at most, the charge that is left, and the press that ends it. */
export function RunningRide({ ride, answer }: RunningRideProps) {
  const t = useRemoteMessages();
  const locale = useLocale();
  const services = useServices();
  const { api, navigator, toasts } = services;
  const reread = useReread();
  const now = useServerClock(answer) ?? Date.parse(answer.serverTime);
  const current = rideNow(ride, now);
  const rates = rideRates[vehicleTypes[ride.vehicle_type] ?? 'worker'];
  const vehicle = useQuery(vehicleQuery(services, ride.vehicle, null)).data?.result[0];
  const { running, fault, run } = useWrite(
    async () => {
      const answered = await api.call(endRide, { body: { ride: ride.id } });
      if (answered.status_code !== 200) return t('ride.silent');
      toasts.show({ kind: 'success', text: t('ride.ended', { price: formatMoney(answered.result.price, locale) }) });
      await reread();
      navigator.go(rideRoutes.ride.to({ ride: ride.id }));
      return null;
    },
    () => t('ride.lost'),
  );
  return (
    <Card padded aria-labelledby="running-ride">
      <Flex gap="4" align="center" justify="space-between">
        <Box minWidth="0">
          <Heading as="h2" size="h3" id="running-ride">
            {t('ride.running', { plate: ride.plate_no })}
          </Heading>
          <Text kind="small" tone="muted">
            {t('ride.since', { time: formatClock(ride.started_at) })}
          </Text>
        </Box>
        {vehicle && batteryPercent(vehicle.battery) !== null && <BatteryRing battery={vehicle.battery} />}
      </Flex>
      {current && (
        <>
          <Grid templateColumns="repeat(2, minmax(0, 1fr))" gap="4" marginTop="4">
            <Figure term={t('ride.time')} role="timer">
              {writeRideTime(current.seconds)}
            </Figure>
            <Figure term={t('ride.soFar')}>{formatMoney(current.price, locale)}</Figure>
          </Grid>
          <Box marginTop="3">
            <Meter label={t('ride.ofMost')} value={current.price} max={current.most} />
          </Box>
          <KeyValueList marginTop="2">
            <KeyValue label={t('ride.most')}>{formatMoney(current.most, locale)}</KeyValue>
            {rates && <KeyValue label={t('ride.minute')}>{formatMoney(rates.perMinute, locale)}</KeyValue>}
          </KeyValueList>
        </>
      )}
      <Button width="phone" marginTop="4" loading={running} onClick={() => void run()}>
        {t('ride.end')}
      </Button>
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

function Figure({ term, role, children }: { term: string; role?: string; children: string }) {
  return (
    <div>
      <Text kind="caption" tone="muted">
        {term}
      </Text>
      <Text fontSize="1.75rem" lineHeight="2.25rem" fontWeight="600" role={role} aria-label={role && term}>
        {children}
      </Text>
    </div>
  );
}
