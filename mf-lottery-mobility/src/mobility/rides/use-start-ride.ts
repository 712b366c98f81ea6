import { startRide, type MobilityVehicle } from '@aylal/contracts/mobility';
import { rideHold, vehicleTypeOf } from '@aylal/domain/mobility';
import { formatMoney, messageKey, useLocale, useServices, useSharedMessages } from '@aylal/shell';
import { useState } from 'react';
import { useWrite } from '@aylal/parts';
import { type RemoteKey, useRemoteMessages } from '../../ui/use-remote-messages.ts';

const keys: Readonly<Record<string, RemoteKey>> = {
  'state-conflict': 'ride.taken',
  'already-booked': 'ride.own',
  unavailable: 'ride.silent',
};

/** Unlocks a vehicle, and says why not. A lost answer is asked for again by the next press: one vehicle has one ride. */
export function useStartRide(vehicle: MobilityVehicle) {
  const { api } = useServices();
  const t = useRemoteMessages();
  const shared = useSharedMessages();
  const locale = useLocale();
  const [poor, setPoor] = useState(false);
  const type = vehicleTypeOf(vehicle.vehicle_type);

  function messageOf(problem: string, why: string | undefined): string {
    if (problem === 'not-enough-money' && type) return t('ride.poor', { amount: formatMoney(rideHold(type), locale) });
    if (why?.startsWith('ride_')) return t(messageKey(`ride.why.${why.slice('ride_'.length)}`));
    const key = keys[problem];
    return key ? t(key) : shared(messageKey(`problem.${problem}`));
  }
  const { running, fault, run } = useWrite(
    async () => {
      const answer = await api.call(startRide, { body: { vehicle: vehicle.id } });
      if (answer.status_code === 200) return null;
      const { problem, fields } = answer.result;
      setPoor(problem === 'not-enough-money');
      return messageOf(problem, fields?.['vehicle']);
    },
    () => t('ride.lost'),
  );
  return { starting: running, fault, poor, start: async () => (await run()) === null };
}
