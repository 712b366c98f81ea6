export {
  batteryPercent,
  freshnessOf,
  lockStateOf,
  vehicleStatusLabel,
  vehicleTypeOf,
  vehicleTypes,
  type VehicleStatusLabel,
  type VehicleType,
} from './vehicle.ts';
export { isNamedBy, vehicleCodeKey, vehicleCodePattern } from './vehicle-code.ts';
export { rideNow, type RideNow } from './ride-now.ts';
export {
  MOST_RIDE_SECONDS,
  rideHindrance,
  rideHold,
  ridePrice,
  rideRates,
  rideReceiptHindrance,
  rideReference,
  type RideHindrance,
} from './ride.ts';
