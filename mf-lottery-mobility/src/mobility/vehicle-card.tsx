import type { MobilityVehicle } from '@aylal/contracts/mobility';
import { freshnessOf, lockStateOf, vehicleTypeOf } from '@aylal/domain/mobility';
import { Box, Card, Flex, Heading, Tag } from '@aylal/ui';
import { IconCircleCheck, IconHelpCircle, IconLock } from '@aylal/ui/icons';
import { useId, type ReactNode } from 'react';
import { useRemoteMessages } from '../ui/use-remote-messages.ts';
import { StartRide } from './rides/start-ride.tsx';
import { useRunningRide } from './rides/use-running-ride.ts';
import { BatteryRing } from './battery-ring.tsx';
import { VehicleCodes } from './vehicle-codes.tsx';
import { VehiclePlace } from './vehicle-place.tsx';

const lockIcons = { locked: IconLock, open: null, unknown: IconHelpCircle };

interface VehicleCardProps {
  readonly vehicle: MobilityVehicle;
  /** Unix seconds by the server. */
  readonly now: number;
  /** Its pin is chosen or pointed at. */
  readonly marked?: boolean;
  /** What else can be done with it. */
  readonly action?: ReactNode;
}

/** One vehicle: what it is, what it has left, whether it is locked, where and since when, and whether it can be ridden. Its state in the words of the workshop is among its numbers. */
export function VehicleCard({ vehicle, now, marked = false, action }: VehicleCardProps) {
  const t = useRemoteMessages();
  const type = vehicleTypeOf(vehicle.vehicle_type);
  // The list may be older than the ride: a vehicle that its rider has unlocked is not called locked.
  const ridden = useRunningRide()?.vehicle === vehicle.id;
  const lock = ridden ? 'open' : lockStateOf(vehicle.lock_state);
  const heading = useId();
  const LockIcon = ridden ? IconCircleCheck : lockIcons[lock];
  return (
    <Card padding="4" height="full" aria-labelledby={heading} {...(marked ? { borderColor: 'accent.solid' } : {})}>
      <Flex gap="4" align="flex-start">
        <BatteryRing battery={vehicle.battery} />
        <Box flex="1" minWidth="0">
          <Heading as="h2" size="h3" id={heading}>
            {t(`mobility.type.${type ?? 'unknown'}`)} · {vehicle.plate_no}
          </Heading>
          <VehiclePlace vehicle={vehicle} freshness={freshnessOf(vehicle.msg_time_ts, now)} />
          <Tag tone={ridden ? 'success' : 'neutral'} marginTop="2">
            {LockIcon && <LockIcon />}
            {t(`mobility.lock.${lock}`)}
          </Tag>
        </Box>
      </Flex>
      <StartRide vehicle={vehicle} now={now} />
      <Flex columnGap="5" wrap="wrap" marginTop="2">
        {action}
        <VehicleCodes vehicle={vehicle} />
      </Flex>
    </Card>
  );
}
