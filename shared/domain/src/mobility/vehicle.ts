/** MOB-02 to MOB-05: what `vehicle_type` counts, 0 to 3 in this order. */
export const vehicleTypes = ['bike', 'moped', 'scooter', 'worker'] as const;
export type VehicleType = (typeof vehicleTypes)[number];

/** The type behind a number; null for one that is not listed. */
export function vehicleTypeOf(code: number): VehicleType | null {
  return vehicleTypes[code] ?? null;
}

/** MOB-06: 0 is locked, any other number open. A missing value is unknown, and never open. */
export function lockStateOf(code: number | null): 'locked' | 'open' | 'unknown' {
  if (code === null) return 'unknown';
  return code === 0 ? 'locked' : 'open';
}

const labels = {
  '0': 'normal',
  '-1': 'normal',
  '1': 'normal-follow-up',
  '-11': 'lost-forever',
  '-12': 'lost-stolen',
  '-10': 'repair-not-urgent',
  '-9': 'repair-van',
  '-8': 'repair-workshop',
  '-7': 'repair-warehouse',
  '-6': 'repair-urgent',
} as const;
export type VehicleStatusLabel = (typeof labels)[keyof typeof labels] | 'unknown';

/** MOB-08 to MOB-17: which label a vehicle's status has. */
export function vehicleStatusLabel(status: number): VehicleStatusLabel {
  return (labels as Readonly<Record<string, VehicleStatusLabel>>)[String(status)] ?? 'unknown';
}

/** Whole per cent from 0 to 100; null for what no battery can hold. */
export function batteryPercent(percent: number): number | null {
  return Number.isFinite(percent) && percent >= 0 && percent <= 100 ? Math.round(percent) : null;
}

/** After so many seconds without a message a position is an old one. */
export const STALE_AFTER_SECONDS = 10 * 60;

/** How old the last message is, in whole seconds and never below 0, and whether its position can still be believed. Both instants are Unix seconds. */
export function freshnessOf(msgTime: number, now: number): { readonly seconds: number; readonly stale: boolean } {
  const seconds = Math.max(0, Math.floor(now - msgTime));
  return { seconds, stale: seconds > STALE_AFTER_SECONDS };
}
