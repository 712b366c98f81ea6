import type { MobilityVehicle } from '@aylal/contracts';
import { rideHindrance } from '@aylal/domain';
import { useServices } from '@aylal/shell';
import { Box, Button, Text } from '@aylal/ui';
import { useOwnMessages } from '../ui/use-own-messages.ts';
import { rideDialog } from './ride-dialog-ref.ts';
import { useReread } from './use-reread.ts';

/** The way to a ride, or why this vehicle cannot be ridden. `now` is Unix seconds by the server, which decides once more. */
export function RideWay({ vehicle, now }: { vehicle: MobilityVehicle; now: number }) {
  const t = useOwnMessages();
  const { dialogs, session, toasts } = useServices();
  const reread = useReread();
  const hindrance = rideHindrance(vehicle, now);
  if (hindrance)
    return (
      <Text kind="small" tone="muted" marginTop="3">
        {t(`ride.why.${hindrance}`)}
      </Text>
    );
  const ride = async () => {
    if (!(await session.require('booking'))) return;
    if (!(await dialogs.open(rideDialog, { vehicle }))) return;
    toasts.show({ kind: 'success', text: t('ride.started') });
    await reread();
    // The way to end it stands above a long list.
    requestAnimationFrame(() => document.getElementById('running-ride')?.scrollIntoView({ block: 'center' }));
  };
  return (
    <Box marginTop="3">
      <Button
        size="sm"
        aria-haspopup="dialog"
        aria-label={t('ride.of', { plate: vehicle.plate_no })}
        onClick={() => void ride()}
      >
        {t('ride.action')}
      </Button>
    </Box>
  );
}
