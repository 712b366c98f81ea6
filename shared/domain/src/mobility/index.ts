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
