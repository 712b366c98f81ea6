import type { MobilityVehicle } from '@aylal/contracts/mobility';
import { rideHindrance, rideRates, vehicleTypeOf } from '@aylal/domain/mobility';
import { formatMoney, useLocale, useServices } from '@aylal/shell';
import { Button, Flex, Text } from '@aylal/ui';
import { WithScripts } from '@aylal/ui/primitives';
import { useRemoteMessages } from '../../ui/use-remote-messages.ts';
import { rideDialog } from './ride-dialog-ref.ts';
import { useReread } from './use-reread.ts';
import { useRunningRide } from './use-running-ride.ts';

/** The way to a ride and what it costs, or why this vehicle cannot be ridden. `now` is Unix seconds by the server, which decides once more. */
export function StartRide({ vehicle, now }: { vehicle: MobilityVehicle; now: number }) {
  const t = useRemoteMessages();
  const locale = useLocale();
  const { dialogs, session, toasts } = useServices();
  const reread = useReread();
  const running = useRunningRide();
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
    // The way to end it is above a long list.
    requestAnimationFrame(() => document.getElementById('running-ride')?.scrollIntoView({ block: 'center' }));
  };
  return (
    <Flex marginTop="3" columnGap="3" rowGap="1" wrap="wrap" align="center">
      <WithScripts>
        <Button
          size="sm"
          aria-haspopup="dialog"
          aria-label={t('ride.of', { plate: vehicle.plate_no })}
          onClick={() => void ride()}
        >
          {t('ride.action')}
        </Button>
      </WithScripts>
      {rates && (
        <Text kind="small">
          {t('ride.rate', { unlock: formatMoney(rates.unlock, locale), minute: formatMoney(rates.perMinute, locale) })}
        </Text>
      )}
    </Flex>
  );
}
