export { isTooSoon, pickUpAt, priceTransport, transportDays, transportKinds, type TransportKind } from './transport.ts';
