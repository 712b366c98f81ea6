import type { MobilityVehicle } from '@aylal/contracts';
import { Button, Flex } from '@aylal/ui';
import { IconQrcode } from '@aylal/ui/icons';
import { KeyValue, KeyValueList } from '@aylal/ui/carried';
import { QrCode } from '@aylal/ui/journey';
import { useState } from 'react';
import { useOwnMessages } from '../ui/use-own-messages.ts';

/** What stands on the vehicle, to tell it from its neighbours: the QR code, the same as text, the plate and the numbers. Drawn when asked for, since a list has many. */
export function VehicleCodes({ vehicle: { qr_code, plate_no, ref_number, lock_id } }: { vehicle: MobilityVehicle }) {
  const t = useOwnMessages();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        paddingInline="0"
        aria-expanded={open}
        aria-label={t('mobility.codesOf', { plate: plate_no })}
        onClick={() => setOpen(!open)}
      >
        <IconQrcode size={18} />
        {t('mobility.codes')}
      </Button>
      {open && (
        <Flex gap="4" wrap="wrap" align="flex-start" flexBasis="full">
          <QrCode value={qr_code} title={t('mobility.qr', { plate: plate_no })} size={132} />
          <KeyValueList flex="1" minWidth="180px">
            <KeyValue label={t('mobility.code')}>{qr_code}</KeyValue>
            <KeyValue label={t('mobility.plate')}>{plate_no}</KeyValue>
            <KeyValue label={t('mobility.number')}>{ref_number}</KeyValue>
            <KeyValue label={t('mobility.lockId')}>{lock_id}</KeyValue>
          </KeyValueList>
        </Flex>
      )}
    </>
  );
}
