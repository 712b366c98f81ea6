import { lazy, Suspense, useState } from 'react';
import type { MobilityVehicle } from '@aylal/contracts/mobility';
import { Button, Skeleton } from '@aylal/ui';
import { IconQrcode } from '@aylal/ui/icons';
import { useRemoteMessages } from '../ui/use-remote-messages.ts';

const CodesDrawn = lazy(async () => {
  const { CodesDrawn: Component } = await import(/* webpackChunkName: "codes" */ './codes-drawn.tsx');
  return { default: Component };
});

/** What is on the vehicle, to tell it from its neighbours. Brought and drawn when asked for, since a list has many. */
export function VehicleCodes({ vehicle }: { vehicle: MobilityVehicle }) {
  const t = useRemoteMessages();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        paddingInline="0"
        aria-expanded={open}
        aria-label={t('mobility.codesOf', { plate: vehicle.plate_no })}
        onClick={() => setOpen(!open)}
      >
        <IconQrcode size={18} />
        {t('mobility.codes')}
      </Button>
      {open && (
        <Suspense fallback={<Skeleton height="132px" flexBasis="full" />}>
          <CodesDrawn vehicle={vehicle} />
        </Suspense>
      )}
    </>
  );
}
