import { startRide, type MobilityVehicle } from '@aylal/contracts';
import { rideHold, vehicleTypeOf } from '@aylal/domain';
import { ApiError, formatMoney, useLocale, useServices } from '@aylal/shell';
import { useState } from 'react';
import { useOwnMessages, useSharedMessages } from '../../ui/use-own-messages.ts';

const keys: Readonly<Record<string, string>> = {
  'state-conflict': 'ride.taken',
  'already-booked': 'ride.own',
  unavailable: 'ride.silent',
};

/** Unlocks a vehicle, and says why not. A lost answer is asked for again by the next press: one vehicle has one ride. */
export function useStartRide(vehicle: MobilityVehicle) {
  const { api } = useServices();
  const t = useOwnMessages();
  const shared = useSharedMessages();
  const locale = useLocale();
  const [starting, setStarting] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [poor, setPoor] = useState(false);
  const type = vehicleTypeOf(vehicle.vehicle_type);

  function wordsOf(problem: string, why: string | undefined): string {
    if (problem === 'not-enough-money' && type) return t('ride.poor', { amount: formatMoney(rideHold(type), locale) });
    if (why?.startsWith('ride_')) return t(`ride.why.${why.slice('ride_'.length)}`);
    const key = keys[problem];
    return key ? t(key) : shared(`problem.${problem}`);
  }
  async function send(): Promise<boolean> {
    try {
      const answer = await api.call(startRide, { body: { vehicle: vehicle.id } });
      if (answer.status_code === 200) return true;
      const { problem, fields } = answer.result;
      setPoor(problem === 'not-enough-money');
      setFault(wordsOf(problem, fields?.['vehicle']));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFault(t('ride.lost'));
    }
    return false;
  }
  async function start(): Promise<boolean> {
    setStarting(true);
    setFault(null);
    const started = await send();
    setStarting(false);
    return started;
  }
  return { starting, fault, poor, start };
}
