import type { MobilityVehicle } from '@aylal/contracts/mobility';
import { rideHold, rideRates, vehicleTypeOf } from '@aylal/domain/mobility';
import { formatMoney, useLocale, useServices, walletTopUpDialog, type DialogViewOf } from '@aylal/shell';
import { Button, Flex, Notice, Stack, Text } from '@aylal/ui';
import { KeyValue, KeyValueList } from '@aylal/ui/primitives';
import { useRemoteMessages } from '../../ui/use-remote-messages.ts';
import type { rideDialog } from './ride-dialog-ref.ts';
import { useStartRide } from './use-start-ride.ts';

interface RideDialogProps {
  readonly props: { readonly vehicle: MobilityVehicle };
  readonly close: (started?: true) => void;
}

/** What a ride costs, and the press that unlocks. What hinders it is here, and the way to fill the wallet where that is it. */
function RideDialog({ props: { vehicle }, close }: RideDialogProps) {
  const t = useRemoteMessages();
  const locale = useLocale();
  const { dialogs } = useServices();
  const { starting, fault, poor, start } = useStartRide(vehicle);
  const type = vehicleTypeOf(vehicle.vehicle_type);
  const rates = type && rideRates[type];
  return (
    <Stack gap="4">
      {type && rates && (
        <KeyValueList>
          <KeyValue label={t(`mobility.type.${type}`)}>{vehicle.plate_no}</KeyValue>
          <KeyValue label={t('ride.unlock')}>{formatMoney(rates.unlock, locale)}</KeyValue>
          <KeyValue label={t('ride.minute')}>{formatMoney(rates.perMinute, locale)}</KeyValue>
          <KeyValue label={t('ride.held')} total>
            {formatMoney(rideHold(type), locale)}
          </KeyValue>
        </KeyValueList>
      )}
      <Text kind="small" tone="muted">
        {t('ride.hint')}
      </Text>
      {fault !== null && (
        <Notice tone="danger" live="alert">
          {fault}
        </Notice>
      )}
      <Flex gap="3" wrap="wrap">
        <Button loading={starting} onClick={() => void start().then((started) => started && close(true))}>
          {t('ride.start')}
        </Button>
        {poor && (
          <Button variant="outline" onClick={() => void dialogs.open(walletTopUpDialog, { type: 'wallet' })}>
            {t('ride.topUp')}
          </Button>
        )}
      </Flex>
    </Stack>
  );
}

export const view: DialogViewOf<typeof rideDialog> = { title: 'ride.title', Component: RideDialog };
