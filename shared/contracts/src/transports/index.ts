export {
  vehicleClasses,
  type VehicleClass,
  transportId,
  transportListed,
  transport,
  type TransportListed,
  type Transport,
} from './transport.ts';
export {
  transportSearchQuery,
  type TransportSearchQuery,
  listTransports,
  getTransport,
} from './transport-operations.ts';
export { transportBooking, bookTransport } from './book-transport.ts';
