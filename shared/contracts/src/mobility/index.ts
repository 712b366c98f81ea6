export {
  ride,
  type Ride,
  readRide,
  startRide,
  endRide,
  listedRide,
  type ListedRide,
  listRides,
  getRide,
} from './ride-operations.ts';
export {
  mobilityVehicle,
  type MobilityVehicle,
  vehicleId,
  listVehicles,
  vehiclePin,
  type VehiclePin,
  listVehiclePins,
} from './list-vehicles.ts';
