import type { MobilityVehicle } from '@aylal/contracts';
import { rideHindrance, rideRates, vehicleTypeOf } from '@aylal/domain';
import { formatMoney, useLocale, useQuery, useServices, useSession } from '@aylal/shell';
import { Button, Flex, Text } from '@aylal/ui';
import { rideQuery } from '../api/ride-query.ts';
import { useOwnMessages } from '../ui/use-own-messages.ts';
import { rideDialog } from './ride-dialog-ref.ts';
import { useReread } from './use-reread.ts';

/** The way to a ride and what it costs, or why this vehicle cannot be ridden. `now` is Unix seconds by the server, which decides once more. */
export function RideWay({ vehicle, now }: { vehicle: MobilityVehicle; now: number }) {
  const t = useOwnMessages();
  const locale = useLocale();
  const services = useServices();
  const { dialogs, session, toasts } = services;
  const reread = useReread();
  const signedIn = useSession().status === 'signed-in';
  const running = useQuery({ ...rideQuery(services), enabled: signedIn }).data?.result;
  const hindrance = rideHindrance(vehicle, now);
  const why = running
    ? t(running.vehicle === vehicle.id ? 'ride.mine' : 'ride.own')
    : hindrance && t(`ride.why.${hindrance}`);
  if (why)
    return (
      <Text kind="small" tone="muted" marginTop="3">
        {why}
      </Text>
    );
  const type = vehicleTypeOf(vehicle.vehicle_type);
  const rates = type && rideRates[type];
  const ride = async () => {
    if (!(await session.require('booking'))) return;
    if (!(await dialogs.open(rideDialog, { vehicle }))) return;
    toasts.show({ kind: 'success', text: t('ride.started') });
    await reread();
    // The way to end it stands above a long list.
    requestAnimationFrame(() => document.getElementById('running-ride')?.scrollIntoView({ block: 'center' }));
  };
  return (
    <Flex marginTop="3" columnGap="3" rowGap="1" wrap="wrap" align="center">
      <Button
        size="sm"
        aria-haspopup="dialog"
        aria-label={t('ride.of', { plate: vehicle.plate_no })}
        onClick={() => void ride()}
      >
        {t('ride.action')}
      </Button>
      {rates && (
        <Text kind="small">
          {t('ride.rate', { unlock: formatMoney(rates.unlock, locale), minute: formatMoney(rates.perMinute, locale) })}
        </Text>
      )}
    </Flex>
  );
}
