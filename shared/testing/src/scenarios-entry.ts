// What scenarios are written with. Builds run them in Node as they are written, so nothing here may need a page or JSX.
export { buildBookedBus } from './build-bus-order.ts';
export { buildBookedHotel, buildHotelOrder } from './build-hotel-order.ts';
export { buildCommonOrder, buildIssuedOrder, buildOrder } from './build-order.ts';
export { buildCancelledJourney, buildPartnerChange } from './build-partner-change.ts';
export { buildTripOrder } from './build-trip-order.ts';
export { buildSessionUser } from './session-user.ts';
export { ofDialog, ofPanel, ofPart, type StandaloneScenario } from './standalone-scenario.ts';
export { stubOperation, type Stub, type StubAnswer } from './stub-operation.ts';
