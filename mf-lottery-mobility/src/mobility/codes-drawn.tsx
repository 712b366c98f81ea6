import type { MobilityVehicle } from '@aylal/contracts/mobility';
import { vehicleStatusLabel } from '@aylal/domain/mobility';
import { Flex } from '@aylal/ui';
import { KeyValue, KeyValueList } from '@aylal/ui/primitives';
import { QrCode } from '@aylal/ui/journey';
import { useRemoteMessages } from '../ui/use-remote-messages.ts';

/** The QR code of a vehicle, the same as text, the plate, the numbers, and its state as the fleet calls it (MOB-08 to MOB-17). */
export function CodesDrawn({ vehicle }: { vehicle: MobilityVehicle }) {
  const { qr_code, plate_no, ref_number, lock_id, status } = vehicle;
  const t = useRemoteMessages();
  return (
    <Flex gap="4" wrap="wrap" align="flex-start" flexBasis="full">
      <QrCode value={qr_code} title={t('mobility.qr', { plate: plate_no })} size={132} />
      <KeyValueList flex="1" minWidth="180px">
        <KeyValue label={t('mobility.code')}>{qr_code}</KeyValue>
        <KeyValue label={t('mobility.plate')}>{plate_no}</KeyValue>
        <KeyValue label={t('mobility.number')}>{ref_number}</KeyValue>
        <KeyValue label={t('mobility.lockId')}>{lock_id}</KeyValue>
        <KeyValue label={t('mobility.state')}>{t(`mobility.status.${vehicleStatusLabel(status)}`)}</KeyValue>
      </KeyValueList>
    </Flex>
  );
}
