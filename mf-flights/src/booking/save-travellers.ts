import { createPassenger } from '@aylal/contracts/account';
import { ApiError, type ApiClient } from '@aylal/shell';
import { travellerToPassenger } from './booking-form-to-command.ts';
import type { TravellerValues } from './booking-form-values.ts';

/** Saves the passengers marked to be saved (FLIGHT-13). True when all of them are kept; a failure never touches the booking that is made. */
export async function saveTravellers(api: ApiClient, travellers: readonly TravellerValues[]): Promise<boolean> {
  const marked = travellers.filter((one) => one.save);
  const saved = await Promise.all(marked.map((one) => save(api, one)));
  return saved.every(Boolean);
}

async function save(api: ApiClient, one: TravellerValues): Promise<boolean> {
  try {
    const { status_code } = await api.call(createPassenger, { body: travellerToPassenger(one) });
    return status_code === 200 || status_code === 201;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}
